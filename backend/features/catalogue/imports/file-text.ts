import { isUtf8 } from 'node:buffer';
import * as texts from './texts.ts';

export const encodings = ['utf-8', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** The text of a file, or why it cannot be read: a sentence for the person and the field that it is about. */
export type FileText = { text: string } | { fault: string; field: 'file' | 'encoding' };

/**
 * The characters of the bytes 0x80 to 0x9f in Windows-1252 by the WHATWG encoding standard. Five bytes have none and stay
 * control characters. An own table, because `TextDecoder` of Node 20 reads all of them as control characters.
 */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

const decodeWindows1252 = (bytes: Buffer): string =>
  bytes.toString('latin1').replaceAll(/[\u0080-\u009f]/g, (byte) => windows1252.charAt(byte.charCodeAt(0) - 0x80));

const beginsWith = (bytes: Buffer, ...begin: number[]) => begin.every((byte, at) => bytes[at] === byte);
const isAscii = (bytes: Buffer) => bytes.every((byte) => byte < 0x80);

/** Reads the bytes of a file in that encoding. A byte order mark is no part of the text. */
export function readText(bytes: Buffer, encoding: Encoding): FileText {
  if (beginsWith(bytes, 0xff, 0xfe) || beginsWith(bytes, 0xfe, 0xff)) return { fault: texts.isUtf16, field: 'file' };
  if (bytes.includes(0)) return { fault: texts.noText, field: 'file' };
  if (encoding === 'utf-8') {
    return isUtf8(bytes) ? { text: new TextDecoder().decode(bytes) } : { fault: texts.notUtf8, field: 'encoding' };
  }
  // Text in Windows-1252 with letters beyond ASCII is hardly ever valid UTF-8. Read so, `Ä` would become `Ã„`.
  if (!isAscii(bytes) && isUtf8(bytes)) return { fault: texts.isInUtf8, field: 'encoding' };
  return { text: decodeWindows1252(bytes) };
}
