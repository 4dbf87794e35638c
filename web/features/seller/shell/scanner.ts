import { useEffect, useEffectEvent } from 'react';
import type { ProductCode } from '#readers/barcode.ts';

/** A code that a scanner has typed. */
export interface Scan {
  /** The number of the product; null for a code of something else. */
  code: ProductCode | null;
  /** The digits as the scanner has sent them; the number alone where the code has more or is a short form. */
  text: string;
  /** The text field that had the focus, and has got the keys too; null elsewhere. */
  field: HTMLElement | null;
}

/** The subject of all messages about scans: a new scan replaces the message of the one before. */
export const scanSubject = 'scan';

type Take = (scan: Scan) => boolean;
/** What the open page does with scans, the newest part of it last. */
const takers: Take[] = [];

/**
 * Calls `onScan` for each code of a scanner that types it and presses Enter or Tab. What is typed by hand stays as it is.
 *
 * @param onScan returns whether it has taken the code: else the seller reads why nothing happened
 */
export function useScanner(onScan: Take): void {
  const take = useEffectEvent(onScan);
  useEffect(() => {
    const taker: Take = (scan) => take(scan);
    takers.push(taker);
    return () => void takers.splice(takers.indexOf(taker), 1);
  }, []);
}

/** Hands a scan to the newest part of the page that takes it. @returns whether one has */
export const takeScan = (scan: Scan): boolean => takers.toReversed().some((take) => take(scan));
