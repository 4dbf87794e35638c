import { useEffect } from 'react';
import { codeOf, printedGtin, type ProductCode } from '#readers/barcode.ts';
import { clearError, notifyError } from '#web/shared/lib/messages/notify.ts';
import { heldKeys } from './held-keys.ts';
import { createScanReader, maxGapMs, type KeyMeaning } from './scan-reader.ts';
import { scanSubject, takeScan, type Scan } from './scanner.ts';
import * as texts from './texts.ts';

const textFields =
  'textarea, input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=file], [type=range], [type=color])';

const textFieldOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches(textFields)) ? target : null;

/** In a text field, a person may type a word and Enter quickly, but not so many digits, and not a whole barcode. */
const barcodeKeys = 8;
const typedGapMs = 50;
const isLikeCode = (text: string) => /(?:\d\D{0,9}){6}|:\/\/|\p{Cc}/u.test(text.slice(0, 200));

/** On a page without a text field, keys that are fewer and end with Tab may be a person's choice of an option. */
const surelyKeys = 6;

const maxShown = 60;

/** A code as a person is shown it: without control characters, and its beginning alone when it is long. */
const shown = (text: string) => {
  const visible = text
    .slice(0, maxShown + 1)
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return visible.length > maxShown || text.length > maxShown + 1 ? `${visible.slice(0, maxShown)}…` : visible;
};

/** The text of a code as forms and addresses have it. */
export const plainText = (text: string, { gtin, notes }: ProductCode): string =>
  notes.length === 0 && /^\d+$/.test(text) ? text : printedGtin(gtin);

/** The code that the keys stand for. A layout that is not the scanner's types another text than the keys of a US keyboard. */
function scanOf(written: readonly string[], field: HTMLElement | null): Scan {
  for (const text of written) {
    const code = codeOf(text);
    if (!('fault' in code)) return { code, text: plainText(text, code), field };
  }
  return { code: null, text: shown(written[0] ?? ''), field };
}

/** Hands a scan to the page. Without a text field, the seller reads what nothing was done with. */
function handOver(scan: Scan): boolean {
  const { code, text, field } = scan;
  clearError(scanSubject);
  const isAsked = field === null && document.querySelector('dialog[open]') !== null;
  if (!isAsked && takeScan(scan)) return true;
  if (field !== null) return false;
  if (code === null) notifyError(texts.noProductCode(text), scanSubject);
  else notifyError(isAsked ? texts.scanInDialog(text) : texts.scanNotTaken(text), scanSubject);
  return true;
}

/**
 * Keeps the keys of scanners away from the seller's pages: they press no button, change no choice, move no focus and send no form. In a
 * text field they type their text. What a person presses acts as always.
 */
export function useScanGuard(): void {
  useEffect(() => {
    const reader = createScanReader();
    let silence: ReturnType<typeof setTimeout> | undefined;
    /** Whether the last scan was kept away from the page, and with it a second Enter. */
    let wasKept = false;

    const keep = (event: Event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    /** The choice that had the focus when a code began: its letters may have chosen another option. */
    let choice: { select: HTMLSelectElement; value: string } | undefined;

    /** Whether keys that an end follows are a scan, and nothing that a person may have typed here. */
    function isScan(
      { texts: written, keys, meanGapMs }: End,
      event: KeyboardEvent,
      field: HTMLElement | null,
    ): boolean {
      if (field === null) return keys >= surelyKeys || (event.key === 'Enter' && event.target !== choice?.select);
      if (event.key === 'Tab') return false;
      const isProduct = keys >= barcodeKeys && written.some((text) => !('fault' in codeOf(text)));
      return isProduct || (meanGapMs <= typedGapMs && written.some(isLikeCode));
    }

    function restoreChoice() {
      if (!choice || choice.select.value === choice.value) return;
      choice.select.value = choice.value;
      for (const kind of ['input', 'change']) choice.select.dispatchEvent(new Event(kind, { bubbles: true }));
    }

    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      const field = textFieldOf(target);
      const meaning = reader.read(event);
      clearTimeout(silence);
      heldKeys.next(event);
      if (meaning.kind === 'end') {
        wasKept = isScan(meaning, event, field);
        if (!wasKept) return;
        restoreChoice();
        wasKept = handOver(scanOf(meaning.texts, field)) || (field !== null && isSending(field));
        if (wasKept) keep(event);
        return;
      }
      if (isEnding(event)) {
        if (meaning.kind === 'part' && wasKept) keep(event);
        return;
      }
      if (field !== null) return;
      if (meaning.kind === 'typed') {
        choice = target instanceof HTMLSelectElement ? { select: target, value: target.value } : undefined;
        heldKeys.hold(event);
        return;
      }
      // Letters that choose an option.
      if (!(target instanceof HTMLSelectElement) || !/^\p{L}$/u.test(event.key)) keep(event);
      // A scanner that sends no Enter.
      silence = setTimeout(() => {
        const end = reader.silence();
        if (end.kind !== 'end' || end.keys < surelyKeys) return;
        restoreChoice();
        handOver(scanOf(end.texts, null));
      }, maxGapMs);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key !== ' ' || textFieldOf(event.target) !== null) return;
      keep(event);
      heldKeys.release();
    };
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('keyup', onKeyUp, { capture: true });
    return () => {
      clearTimeout(silence);
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('keyup', onKeyUp, { capture: true });
    };
  }, []);
}

const isEnding = ({ key }: KeyboardEvent) => key === 'Enter' || key === 'Tab';

type End = Extract<KeyMeaning, { kind: 'end' }>;

/** Whether Enter would send the form of a field, or save it. Searches only search, and in a long text Enter begins a line. */
const isSending = (field: HTMLElement) => !field.matches('[type=search], textarea') && !field.isContentEditable;
