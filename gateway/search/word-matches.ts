// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import type { WantedWord } from './grocery-words.ts';
import {
  brandNamesOf,
  foreignNamesOf,
  goodsFor,
  isForeign,
  isNameOfThing,
  isRightWord,
  namesWithOthers,
  otherNamesOf,
} from './known-names.ts';
import { haveSameLetters, typingErrors } from './typing-errors.ts';
import { minSoundLength, soundOf, stemOf, writesApart } from './word-forms.ts';
import { describingWords, emptyWords, isCompound, linkWords } from './word-kinds.ts';
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
/** What the kinds of such goods have less, where the goods are sold. */
const lessOfKind = 0.02;
const sameBrandLikeness = 0.98;
/** A typing error of another name is never sure. */
const mostOfOtherName = 0.6;
const prefixLikeness = 0.6;
/** Of a short name of another language that also begins a word of the shop. */
const foreignBeginningLikeness = 0.55;
const maxBegun = 4;
const containedLikeness = 0.45;
const splitLikeness = 0.85;
/** Below this, a shared ending or beginning means another product. */
const leastAffix = 0.4;
/** From this on, it means the same product: `Eisbergsalat` is salad. */
const strongAffix = 0.6;
const errorLikeness = { long: 0.8, short: 0.6 };
/** The part of a likeness that is left when the word itself is known. */
const knownShare = 0.7;
const nameShare = 0.5;
const minPartLength = 3;
/** Errors of a word that sounds like the one that is meant. */
const sameSound = 0.5;
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
  const foreign = terms.has(term) ? { names: [], isClear: false } : foreignNamesOf({ raw, term });
  // `marmelade` is jam in German, and here a typing error of `marmalade`.
  const isClear =
    foreign.isClear && ![...terms.keys(), ...namesWithOthers].some((each) => typingErrors(raw, each) === 1);
  const putForeign = (isBegun: boolean) => {
    for (const [at, other] of foreign.names.entries()) {
      const likeness = isClear ? otherLikeness(at) : goodsLikeness.first;
      found.push({ terms: other, likeness: isBegun ? Math.min(likeness, foreignBeginningLikeness) : likeness });
    }
  };
  if (term.includes(' ') || raw.length < 2) {
    putForeign(false);
    return found;
  }

  const isKnown = terms.has(term) || isRightWord(term);
  // `pan` is bread in Spanish, and the beginning of `pancake`.
  const isRight = isKnown || (isClear && raw.length > maxBegun);
  // Another word that begins with the name of a thing is another thing.
  const share = isRight ? (isNameOfThing(term) ? nameShare : knownShare) : 1;
  let isBeginning = false;
  for (const each of terms.keys()) {
    if (each === term) continue;
    const begins = each.startsWith(raw);
    const contains = !isRight && term.length >= minPartLength && each.includes(term) ? containedLikeness : 0;
    const affix = each.length > term.length ? affixLikeness(term, each) : 0;
    const weak = Math.max(begins ? prefixLikeness : 0, affix < leastAffix ? 0 : affix, contains);
    const likeness = Math.max(weak * share, affix >= strongAffix ? affix : 0);
    if (likeness === 0 || each.includes(' ')) continue;
    isBeginning ||= begins;
    found.push({ terms: [each], likeness });
  }
  putForeign(!isKnown && isBeginning && raw.length <= maxBegun);
  if (isRight || mayBeError === false || (isBeginning && mayBeError !== 'also')) return found;
  return [...found, ...splitsOf(raw, terms), ...correctionsOf({ raw, term }, terms)];
}

/** Whether terms begin with a word that is not a term itself: what is still being typed, or a typing error. */
export function isOnlyBeginning({ raw, term }: WantedWord, terms: Terms): boolean {
  if (term.includes(' ') || terms.has(term) || isRightWord(term) || (isForeign({ raw, term }) && raw.length > maxBegun))
    return false;
  for (const each of terms.keys()) if (each.startsWith(raw)) return true;
  return false;
}

/** What may be meant by a need, a brand or a kind; where such goods are not sold, their other names stand for them. */
const goodsOf = (term: string, terms: Terms): Alternative[] => {
  const all = goodsFor(term, isSold(term.split(' '), terms));
  const step = Math.min(goodsLikeness.step, (goodsLikeness.first - goodsLikeness.least) / all.length);
  return all.flatMap((goods, at) => {
    const likeness = goodsLikeness.first - step * at;
    const others = otherNamesOf(goods.join(' ')).map((each) => ({
      terms: each,
      likeness: isSold(goods, terms) ? likeness - lessOfKind : likeness,
    }));
    return [{ terms: goods, likeness }, ...others];
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
      if (Math.abs(each.length - term.length) > maxLengthDifference || linkWords.has(each) || emptyWords.has(each))
        continue;
      if (sound !== undefined && soundOf(each) === sound && (terms.has(each) || isNameOfThing(each))) {
        if (fewest > sameSound) closest = [];
        fewest = sameSound;
        closest.push(each);
        continue;
      }
      // `jucie` is no longer like `juice` without its end, and `egs` lacks a letter of `eggs`, but none of `egg`.
      const ofPlural = writesApart ? Infinity : Math.min(typingErrors(raw, `${each}n`), typingErrors(raw, `${each}en`));
      const ofRaw = Math.min(
        typingErrors(raw, each),
        typingErrors(raw, `${each}s`),
        ofPlural <= 1 ? ofPlural : Infinity,
      );
      const errors = raw === term ? ofRaw : Math.min(typingErrors(term, each), ofRaw);
      if (errors > fewest || errors === Infinity || each.includes(' ')) continue;
      if (errors < fewest) closest = [];
      fewest = errors;
      closest.push(each);
    }
  }
  // Of `fraise` and `frais` the thing is meant.
  const things = closest.filter((each) => terms.has(each) && !describingWords.has(each));
  if (things.length > 0) closest = things;
  const sold = closest.filter((each) => terms.has(each));
  return [...new Set(sold.length > 0 ? sold : closest)].flatMap((each) => {
    // `soup` and `soap` differ by one letter too: short words are surely the same only when two letters are swapped.
    // `baget` is no bagel for sure.
    const isLong = term.length > 5 || (term.length === 5 && each.length !== term.length);
    const likeness = isLong || haveSameLetters(term, each) ? errorLikeness.long : errorLikeness.short;
    const others = [
      ...otherNamesOf(each).map((other, at) => ({ terms: other, likeness: likeness * otherLikeness(at) })),
      ...goodsOf(each, terms).map((goods) => ({
        ...goods,
        likeness: Math.min(mostOfOtherName - lessOfKind / 2, goods.likeness - lessOfKind),
      })),
    ].map((other) => ({ ...other, likeness: Math.min(mostOfOtherName, other.likeness) }));
    return [{ terms: [each], likeness }, ...others];
  });
}
