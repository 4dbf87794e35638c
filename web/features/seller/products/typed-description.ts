import { lengthOf } from '../shell/text-length.ts';

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
  if (lines.length > maxDescriptionLines)
    return `A description has at most ${maxDescriptionLines} points; this has ${lines.length}.`;
  const long = lines.findIndex((line) => lengthOf(line) > maxLineLength);
  if (long === -1) return undefined;
  return `Point ${long + 1} is too long: it has ${lengthOf(lines[long] ?? '')} characters, at most ${maxLineLength} are allowed.`;
}
