import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import type { Clause } from './clauses.ts';

/** A clause of a file. */
export interface Place extends Clause {
  file: string;
}

/** The lines of a file that differ from a revision. */
function changedLines(revision: string, file: string): (line: number) => boolean {
  const diff = execFileSync('git', ['diff', '--unified=0', revision, '--', file], { encoding: 'utf8' });
  const parts = [...diff.matchAll(/^@@ \S+ \+(\d+)(?:,(\d+))? @@/gm)].map(([, from, length]) => ({
    from: Number(from),
    to: Number(from) + Number(length ?? 1),
  }));
  return (line) => parts.some(({ from, to }) => line >= from && line < to);
}

/**
 * So many of these places: those on lines that differ from a revision first, the others in an order that has nothing to do with their
 * files. Says what is left out.
 */
export function limited(places: readonly Place[], revision: string, limit: number): Place[] {
  if (places.length <= limit) return [...places];
  const isChanged = new Map(
    [...new Set(places.map(({ file }) => file))].map((file) => [file, changedLines(revision, file)]),
  );
  const rank = (place: Place) =>
    `${isChanged.get(place.file)?.(place.line) ? 0 : 1} ${createHash('sha256').update(`${place.file} ${place.name}`).digest('hex')}`;
  const sorted = places.toSorted((one, other) => rank(one).localeCompare(rank(other), 'en'));
  console.log(
    `The limit of ${limit} places leaves out ${places.length - limit} of ${places.length} in ${isChanged.size} changed files.`,
  );
  const kept = new Set(sorted.slice(0, limit));
  return places.filter((place) => kept.has(place));
}
