import { lengthOf } from '../shell/text-length.ts';
import * as texts from './texts.ts';

/** The bundled store's limits: lines of a description, and characters of a line. */
export const maxDescriptionLines = 50;
const maxLineLength = 300;

/** The lines of a description without the blank ones. */
export function descriptionLines(description: string) {
  return description
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function descriptionError(description: string): string | undefined {
  const lines = descriptionLines(description);
  if (lines.length > maxDescriptionLines) return texts.tooManyPoints(maxDescriptionLines, lines.length);
  const long = lines.findIndex((line) => lengthOf(line) > maxLineLength);
  return long === -1 ? undefined : texts.pointTooLong(long + 1, lengthOf(lines[long] ?? ''), maxLineLength);
}
