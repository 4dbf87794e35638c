import { betweenThings, eitherThing, numbers, ofThing } from '#gateway/search/line-words.ts';
import { readLine, type ListLine } from '#gateway/search/read-line.ts';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import { wantedOf } from '#gateway/search/wanted.ts';
import { matchLine, type LineMatches } from './match-line.ts';

/** The fewest things without a word or a sign between them: `chicken soup` is one thing. */
const minThingsInRow = 3;
const maxWordsOfThing = 3;
const maxParts = 12;
const minWordsOfSentence = 4;
const maxWordsOfSentence = 10;
/** Before a number and a thing: `six eggs two lemons`. */
const beforeCount = new RegExp(String.raw` +(?=(?:\p{Nd}{1,3}|${[...numbers.keys()].join('|')}) \p{L})`, 'iu');

type Part = ListLine & LineMatches;

/**
 * The things in a line that names several, when each of them is sold: `apples / oranges`, `bananas and a dozen eggs` or `milk eggs
 * bread`. Of `spaghetti or penne` either is meant. None when the line names one thing.
 */
export function matchParts({ text, count, amount }: ListLine, snapshot: Snapshot, whole: LineMatches): Part[] {
  const either = text.split(eitherThing);
  if (either.length > 1) {
    const parts = either.flatMap((each) => partsIn([each], snapshot));
    const best = parts.find(({ state }) => state === 'MATCHED') ?? parts[0];
    return best ? [{ ...best, text, products: [...new Set([best, ...parts].flatMap((part) => part.products))] }] : [];
  }
  const [beforeDash = '', ...afterDash] = text.split(/ +[-–—]+ +/);
  if (afterDash.length > 0) {
    // One of them is a note: `milk - the big one`, `Mum - oranges`.
    const found = [beforeDash, afterDash.join(' ')]
      .map((each) => thingIn(each, snapshot))
      .find(({ state }) => state === 'MATCHED');
    if (found) return [{ ...found, text }];
  }
  const between = text.split(betweenThings);
  if (between.length > 1) return partsIn(between, snapshot, !whole.hasAll);
  const counted = text.split(beforeCount);
  // `juice of 1 lemon` is one thing.
  const isOne = counted.slice(0, -1).some((part) => ofThing.test(`${part.split(' ').at(-1)} `));
  const parts = counted.length > 1 && !isOne ? partsIn(counted, snapshot) : [];
  if (parts.length > 0) return parts;
  const inRow = count === null && amount === null ? thingsInRow(text, snapshot) : [];
  return inRow.length > 0 || whole.state !== 'NOT_FOUND' ? inRow : thingInside(text, snapshot);
}

/**
 * The things in these texts, when each is sold. When not, those that are sold are asked about where each is one word:
 * `salt and vinegar crisps` names no salt.
 */
function partsIn(texts: readonly string[], snapshot: Snapshot, isAnyEnough = false): Part[] {
  if (texts.length > maxParts) return [];
  const parts = texts.map((text) => thingIn(text, snapshot));
  const isSold = ({ state }: Part) => state !== 'NOT_FOUND';
  if (parts.every(isSold)) return parts;
  const areWords = parts.every(({ name }) => !name.includes(' '));
  if (!isAnyEnough || !areWords || !parts.some(isSold)) return [];
  return parts.map((part) => ({ ...part, state: isSold(part) ? 'UNSURE' : part.state }));
}

function thingIn(text: string, snapshot: Snapshot): Part {
  const line = readLine(text.trim(), snapshot.measures);
  return { ...line, ...matchLine(line.name, snapshot) };
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

/** The thing in a long line that says more about it, which is asked about: `that nice bread from last week`. */
function thingInside(text: string, snapshot: Snapshot): Part[] {
  const words = text.split(/\s+/);
  if (words.length < minWordsOfSentence || words.length > maxWordsOfSentence) return [];
  for (const at of words.keys()) {
    const part = thingAt(words, at, snapshot);
    if (part) return [{ ...part, text, state: 'UNSURE' }];
  }
  return [];
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
