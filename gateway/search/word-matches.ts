import {
  brandNamesOf,
  goodsFor,
  isCompound,
  isRightWord,
  namesWithOthers,
  otherNamesOf,
  type WantedWord,
} from './grocery-words.ts';
import { haveSameLetters, typingErrors } from './typing-errors.ts';
import { soundOf, stemOf } from './word-forms.ts';
import { affixLikeness } from './words.ts';

/** Terms with the positions of the products whose names have them. */
type Terms = ReadonlyMap<string, { positions: readonly number[] }>;

/** Terms that a product may have in the place of a wanted word, all of them. */
export interface Alternative {
  terms: readonly string[];
  /** 1 for the word itself, 0 for another thing. */
  likeness: number;
}

/** The likeness of other names, the likeliest first, and of what a word only begins, contains or is mistyped for. */
const otherNameLikeness = { first: 0.88, step: 0.005, least: 0.8 };
/** The likeness of goods for a need, or in the place of a brand or a kind that is not sold: less than that of a sure match. */
export const goodsLikeness = { first: 0.64, step: 0.006, least: 0.52 };
const sameBrandLikeness = 0.98;
/** A typing error of another name is never sure. */
const mostOfOtherName = 0.6;
const prefixLikeness = 0.6;
const containedLikeness = 0.45;
const splitLikeness = 0.85;
/** Below this, a shared ending or beginning means another product. */
const leastAffix = 0.4;
/** From this on, it means the same product: `Eisbergsalat` is salad. */
const strongAffix = 0.6;
const errorLikeness = { long: 0.8, short: 0.6 };
/** The part of a likeness that is left when the word itself is known. */
const knownShare = 0.7;
const minPartLength = 3;
/** Letters of the shortest word that is looked for by its sound. */
const minSoundLength = 6;
/** Letters by which a word and the one that is meant may differ at most, with the end of a plural. */
const maxLengthDifference = 3;

/**
 * What products may have in the place of a wanted word.
 *
 * @param terms those of all names
 * @param mayBeError whether the word may be a typing error; `also` when it begins a term
 */
export function alternativesOf({ raw, term }: WantedWord, terms: Terms, mayBeError: boolean | 'also'): Alternative[] {
  const found: Alternative[] = [{ terms: isCompound(term) ? [term] : term.split(' '), likeness: 1 }];
  const others = otherNamesOf(term);
  for (const [at, other] of others.entries()) found.push({ terms: other, likeness: otherLikeness(at) });
  for (const other of brandNamesOf(term)) found.push({ terms: other, likeness: sameBrandLikeness });
  found.push(...goodsOf(term, terms));
  if (term.includes(' ') || raw.length < 2) return found;

  const isRight = terms.has(term) || isRightWord(term);
  let isBeginning = false;
  for (const each of terms.keys()) {
    if (each === term) continue;
    const begins = each.startsWith(raw);
    const contains = !isRight && term.length >= minPartLength && each.includes(term) ? containedLikeness : 0;
    const affix = each.length > term.length ? affixLikeness(term, each) : 0;
    const weak = Math.max(begins ? prefixLikeness : 0, affix < leastAffix ? 0 : affix, contains);
    const likeness = Math.max(weak * (isRight ? knownShare : 1), affix >= strongAffix ? affix : 0);
    if (likeness === 0 || each.includes(' ')) continue;
    isBeginning ||= begins;
    found.push({ terms: [each], likeness });
  }
  if (isRight || mayBeError === false || (isBeginning && mayBeError !== 'also')) return found;
  return [...found, ...splitsOf(raw, terms), ...correctionsOf({ raw, term }, terms)];
}

/** Whether terms begin with a word that is not a term itself: what is still being typed, or a typing error. */
export function isOnlyBeginning({ raw, term }: WantedWord, terms: Terms): boolean {
  if (term.includes(' ') || terms.has(term) || isRightWord(term)) return false;
  for (const each of terms.keys()) if (each.startsWith(raw)) return true;
  return false;
}

/** What may be meant by a need, a brand or a kind; where such goods are not sold, their other names stand for them. */
const goodsOf = (term: string, terms: Terms): Alternative[] => {
  const all = goodsFor(term, isSold(term.split(' '), terms));
  const step = Math.min(goodsLikeness.step, (goodsLikeness.first - goodsLikeness.least) / all.length);
  return all.flatMap((goods, at) => {
    const likeness = goodsLikeness.first - step * at;
    const others = isSold(goods, terms) ? [] : otherNamesOf(goods.join(' '));
    return [goods, ...others].map((each) => ({ terms: each, likeness }));
  });
};

/** Whether a name has all terms. */
function isSold(words: readonly string[], terms: Terms): boolean {
  const [first = [], ...rest] = words.map((word) => terms.get(word)?.positions ?? []);
  return first.some((position) => rest.every((positions) => positions.includes(position)));
}

const otherLikeness = (at: number): number =>
  Math.max(otherNameLikeness.least, otherNameLikeness.first - otherNameLikeness.step * at);

/** Two words that are written together. */
function splitsOf(raw: string, terms: Terms): Alternative[] {
  const found: Alternative[] = [];
  for (let at = minPartLength; at <= raw.length - minPartLength; at += 1) {
    const parts = [stemOf(raw.slice(0, at)), stemOf(raw.slice(at))];
    if (parts.every((part) => terms.has(part))) found.push({ terms: parts, likeness: splitLikeness });
  }
  return found;
}

/** The words with the fewest typing errors, of products and of other names of things. */
function correctionsOf({ raw, term }: WantedWord, terms: Terms): Alternative[] {
  let fewest = Infinity;
  let closest: string[] = [];
  const sound = term.length >= minSoundLength ? soundOf(term) : undefined;
  for (const names of [terms.keys(), namesWithOthers]) {
    for (const each of names) {
      if (Math.abs(each.length - term.length) > maxLengthDifference) continue;
      if (sound !== undefined && soundOf(each) === sound) {
        if (fewest > 1) closest = [];
        fewest = Math.min(fewest, 1);
        closest.push(each);
        continue;
      }
      // `jucie` is no longer like `juice` without its end, and `egs` lacks a letter of `eggs`, but none of `egg`.
      const ofRaw = Math.min(typingErrors(raw, each), typingErrors(raw, `${each}s`));
      const errors = raw === term ? ofRaw : Math.min(typingErrors(term, each), ofRaw);
      if (errors > fewest || errors === Infinity || each.includes(' ')) continue;
      if (errors < fewest) closest = [];
      fewest = errors;
      closest.push(each);
    }
  }
  const sold = closest.filter((each) => terms.has(each));
  return [...new Set(sold.length > 0 ? sold : closest)].flatMap((each) => {
    // `soup` and `soap` differ by one letter too: short words are surely the same only when two letters are swapped.
    const likeness = term.length > 4 || haveSameLetters(term, each) ? errorLikeness.long : errorLikeness.short;
    const others = [
      ...otherNamesOf(each).map((other, at) => ({ terms: other, likeness: likeness * otherLikeness(at) })),
      ...goodsOf(each, terms),
    ].map((other) => ({ ...other, likeness: Math.min(mostOfOtherName, other.likeness) }));
    return [{ terms: [each], likeness }, ...others];
  });
}
