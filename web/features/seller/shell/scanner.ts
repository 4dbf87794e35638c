import { useEffect, useEffectEvent } from 'react';
import { gtinOf } from '#web/shared/lib/gtin.ts';

/** A barcode that a scanner has typed. */
export interface Scan {
  /** The digits as the scanner has sent them. */
  code: string;
  /** The text field that had the focus, and has got the digits too; null elsewhere. */
  field: HTMLElement | null;
}

/** A person cannot type eight digits and Enter at this pace; scanners need 1 to 30 ms for a key, and a busy browser some more. */
const maxMeanGapMs = 100;
/** A pause that begins a new code. */
const maxGapMs = 400;
const maxDigits = 14;

const textFields =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=range], [type=color])';

const textFieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields)) ? target : null;

/** The digit of a key. Scanners press the keys of a US keyboard, which type other characters where the layout is another one. */
function digitOf({ key, code }: KeyboardEvent): string | undefined {
  return /^\d$/.test(key) ? key : /^Digit(\d)$/.exec(code)?.[1];
}

/**
 * Tells scans from typing by the time between keys, the number of digits and the check digit.
 *
 * @returns a function that takes each pressed key, and returns the code when the key ends a scan
 */
export function createScanReader(): (event: KeyboardEvent) => string | null {
  let digits = '';
  let firstAt = 0;
  let lastAt = 0;
  return (event) => {
    const { key, timeStamp } = event;
    if (key === 'Shift') return null;
    const isLate = timeStamp - lastAt > maxGapMs;
    const isOther = event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing;
    const digit = isOther ? undefined : digitOf(event);
    if (digit !== undefined) {
      if (isLate || digits === '') {
        digits = '';
        firstAt = timeStamp;
      }
      digits += digit;
      lastAt = timeStamp;
      // A code that is too long is not a barcode.
      if (digits.length > maxDigits + 1) digits = digits.slice(0, maxDigits + 1);
      return null;
    }
    const code = digits;
    digits = '';
    if (key !== 'Enter' || isOther || isLate || code === '') return null;
    const isFast = timeStamp - firstAt <= maxMeanGapMs * code.length;
    return isFast && gtinOf(code) !== null ? code : null;
  };
}

/**
 * Calls `onScan` for each code of a scanner that types it and presses Enter. What is typed by hand stays as it is.
 *
 * @param onScan returns whether it has taken the code: then its Enter presses no button and sends no form
 */
export function useScanner(onScan: (scan: Scan) => boolean): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    const read = createScanReader();
    const listen = (event: KeyboardEvent) => {
      const code = read(event);
      if (code === null || !take({ code, field: textFieldOf(event.target) })) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    // Before the page handles the key.
    document.addEventListener('keydown', listen, { capture: true });
    return () => document.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
