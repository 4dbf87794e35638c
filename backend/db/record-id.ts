import { randomBytes, randomInt } from 'node:crypto';

let counter = randomInt(0x1_00_00);

/** A new id of 24 hex digits, in the order of time: milliseconds, a counter, 32 random bits. */
export function newRecordId(now: number = Date.now()): string {
  counter = (counter + 1) % 0x1_00_00;
  return timePart(now) + counter.toString(16).padStart(4, '0') + randomBytes(4).toString('hex');
}

const timePart = (time: number) => time.toString(16).padStart(12, '0');

/** An id before all those of that time and later, in milliseconds since 1970. */
export function firstRecordId(time: number): string {
  return timePart(Math.max(0, time));
}

/** Whether text has the form of an id. */
export function isRecordId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text);
}
