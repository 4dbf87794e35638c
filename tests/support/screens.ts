import { piecesOfThisPart } from '../parts.ts';
import { desktop, phoneScreen } from './browser.ts';

const both = [
  ['on a phone', phoneScreen],
  ['on a wide screen', desktop],
] as const;

/** The screens of a file whose tests are the same on each: the first part runs them on a phone, the rest on a wide screen. */
export const screens = piecesOfThisPart(both);
