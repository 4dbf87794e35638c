import { betweenThings, eitherThing } from '#gateway/catalogue/line-words.ts';
import { readLine, type ListLine } from '#gateway/catalogue/read-line.ts';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import { wantedOf } from '#gateway/catalogue/wanted.ts';
import { matchLine, type LineMatches } from './match-line.ts';

/** The fewest things without a word or a sign between them: `chicken soup` is one thing. */
const minThingsInRow = 3;
const maxWordsOfThing = 3;
const maxParts = 12;

type Part = ListLine & LineMatches;

/**
 * The things in a line that names several, when each of them is sold: `apples / oranges`, `bananas and a dozen eggs` or `milk eggs
 * bread`. Of `spaghetti or penne` either is meant. None when the line names one thing.
 */
export function matchParts({ text, count, amount }: ListLine, snapshot: Snapshot): Part[] {
  const either = text.split(eitherThing);
  if (either.length > 1) {
    const parts = either.flatMap((each) => partsIn([each], snapshot));
    const best = parts.find(({ state }) => state === 'MATCHED') ?? parts[0];
    return best ? [{ ...best, text, products: [...new Set([best, ...parts].flatMap((part) => part.products))] }] : [];
  }
  const between = text.split(betweenThings);
  if (between.length > 1) return partsIn(between, snapshot);
  return count === null && amount === null ? thingsInRow(text, snapshot) : [];
}

function partsIn(texts: readonly string[], snapshot: Snapshot): Part[] {
  if (texts.length > maxParts) return [];
  const parts = texts.map((text) => {
    const line = readLine(text.trim(), snapshot.measures);
    return { ...line, ...matchLine(line.name, snapshot) };
  });
  return parts.every(({ state }) => state !== 'NOT_FOUND') ? parts : [];
}

/** Things with spaces between, when each is sure and no product has two of their words. */
function thingsInRow(text: string, snapshot: Snapshot): Part[] {
  const words = text.split(/\s+/);
  const [best] = snapshot.ranked(wantedOf(text), 1);
  if (words.length < minThingsInRow || words.length > maxParts || (best && best.match.matchedWords > 1)) return [];
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const part = thingAt(words, at, snapshot);
    if (!part) return [];
    parts.push(part);
    at += part.text.split(' ').length;
  }
  return parts.length >= minThingsInRow ? parts : [];
}

function thingAt(words: readonly string[], at: number, snapshot: Snapshot): Part | undefined {
  for (let length = Math.min(maxWordsOfThing, words.length - at); length > 0; length -= 1) {
    const line = readLine(words.slice(at, at + length).join(' '), snapshot.measures);
    const [best] = snapshot.ranked(wantedOf(line.name), 1);
    const found = matchLine(line.name, snapshot);
    if (found.state === 'MATCHED' && best?.match.fit === 'all' && (length === 1 || best.match.matchedWords >= length)) {
      return { ...line, ...found };
    }
  }
  return undefined;
}
