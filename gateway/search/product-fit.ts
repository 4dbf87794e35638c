// Tested by tests/gateway/food-facts.test.ts.
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { Goods, Term } from './goods-index.ts';
import type { WantedWord } from './grocery-words.ts';
import { hasStandIn, isBrand, isNeed } from './known-names.ts';
import type { Diet, Wanted } from './wanted.ts';
import { distinguishingWords, processedWords, produceWords } from './word-kinds.ts';
import { goodsLikeness } from './word-matches.ts';
import { isThingFirst } from './words.ts';

/** How well a product fits what is wanted. */
export interface Fit {
  /** The quality of the match, compared with the other matches of the search. */
  score: number;
  /** `all`: it has every word that tells what is wanted. `thing`: it is the thing. `some`: it has one of the words. */
  fit: 'all' | 'thing' | 'some';
  /** How much of what is wanted its name has: those with more words come first, and of these the thing. See `levels`. */
  level: number;
  /** Whether its words say that it meets the conditions, such as `vegan`. */
  saysDiets: boolean;
  /** The part of what is wanted that it has, and that of the word for the thing. */
  share: number;
  ofHead: number;
  /** True for the product itself, false when the name only contains it. */
  isItself: boolean;
  /** The number of words for things that its name has. */
  matchedWords: number;
  /** True if no word of the name, and no missing brand, makes it another kind (milk / milk chocolate). */
  isSameKind: boolean;
}

/** Fit of a product that matches no word. */
export const noFit = (): Fit => ({
  // V8 writes fractions in place only where the field began with one.
  score: Number.MIN_VALUE,
  fit: 'some',
  level: 0,
  saysDiets: false,
  share: Number.MIN_VALUE,
  ofHead: Number.MIN_VALUE,
  isItself: false,
  matchedWords: 0,
  isSameKind: false,
});

/** What a search knows of a product beside its texts. */
export type SearchedFacts = Pick<RestProduct, 'size' | 'allergens'>;

/** What a product has in the place of a wanted word. */
export interface Stand {
  terms: readonly Term[];
  /** 1 for the word itself, 0 for another thing. */
  likeness: number;
}

/** What the products have in the place of a wanted word. */
export interface Matches {
  stands: readonly Stand[];
  /** By the position of a product: the place of the best one among `stands`; 0 when it has none. */
  best: Int32Array;
}

const maxExtraWords = 6;
export const bonus = {
  itself: 0.5,
  first: 0.2,
  begins: 0.1,
  category: 0.2,
  size: 0.15,
  produce: 0.4,
  wish: 0.15,
  unwanted: 0.6,
  saysDiet: 0.3,
  perWord: -0.002,
  perExtraWord: -0.05,
};
/** The levels of a name: with all words; else for each word, and more when one is the thing. */
export const levels = { all: 10, thing: 1, word: 2, maxWords: 4 };
/** More than all bonuses together. */
const perLevel = 3;
/** The likeness of a word that only descriptions have. */
export const descriptionLikeness = 0.3;
/** The likeness of a word that only the category of a product has in its name. */
export const categoryLikeness = 0.4;
/** The likeness of a word for which a category has another name. */
export const otherCategoryLikeness = 0.35;
/** The least likeness with which fruit stands for a word. */
const ofProduce = 0.6;
/** The least likeness with which a word counts as one of the name. */
const ofName = 0.4;

/**
 * Compares products with what is wanted, and writes the fit of each into `match`: ten thousand new objects would take longer.
 *
 * @param terms those of all products
 * @param saysSo whether the texts of a product say that it meets a condition
 */
export function fitter(
  { words, head, diets }: Wanted,
  matches: readonly Matches[],
  { terms, saysSo }: { terms: ReadonlyMap<string, Term>; saysSo: (position: number, diet: Diet) => boolean },
) {
  // The first part of a compound is not the thing: `Orangensaft` is no orange.
  const isPartOfHead = (word: WantedWord | undefined) => word !== head && word?.raw === head?.raw;
  const isOfNeed = head !== undefined && isNeed(head.term);
  const compared = words.flatMap((word, at) => {
    const match = matches[at];
    if (!match) return [];
    const isKind = distinguishingWords.has(word.term) || processedWords.has(word.term);
    const isHead = word === head;
    const mayBeItself = isHead || isOfNeed || isBrand(word.term) || (isThingFirst && !isPartOfHead(word));
    return [
      {
        ...match,
        mayBeItself,
        weight: word.weight,
        isTelling: word.isTelling,
        isHead,
        isKind,
        isBrand: isBrand(word.term),
        leastOfAll: hasStandIn(word.term, terms.has(word.term)) ? goodsLikeness.first : 0,
      },
    ];
  });
  /** Whether fruit or a vegetable stands for a word, also by another name or with a typing error. */
  const isNameOfProduce = (at: number): boolean => {
    const likely = (matches[at]?.stands ?? []).filter(
      ({ likeness, terms: all }) => all.length === 1 && likeness >= ofProduce,
    );
    if (likely.length === 0) return false;
    const produce = new Set([...produceWords].map((term) => terms.get(term)));
    return likely.some(({ terms: [term] }) => produce.has(term));
  };
  const isProduce =
    head !== undefined &&
    !isOfNeed &&
    isNameOfProduce(words.indexOf(head)) &&
    !words.some(({ term }) => processedWords.has(term));
  const firstTerm = terms.get((isPartOfHead(words[0]) ? head : words[0])?.term ?? '');
  const totals = { all: 0, telling: 0 };
  for (const { weight, isTelling } of words) {
    totals.all += weight;
    if (isTelling) totals.telling += weight;
  }
  const matched: Stand[] = [];

  return (product: Goods | undefined, position: number, match: Fit): void => {
    if (!product) return;
    let sum = 0;
    let tellingSum = 0;
    let hasAll = true;
    let isSameKind = true;
    let isItself = false;
    let begins = false;
    let matchedWords = 0;
    let wordsOfName = 0;
    let isDescribed = words.length > 0;
    let ofHead = words.length === 0 ? 1 : 0;
    let startsAlike = false;
    // Whether only its description or another name of its category has the thing.
    let isNearHead = false;
    matched.length = 0;
    for (let at = 0; at < compared.length; at += 1) {
      const word = compared[at];
      if (!word) continue;
      const place = word.best[position] ?? 0;
      const found = place > 0 ? word.stands[place] : undefined;
      const likeness = found?.likeness ?? 0;
      sum += word.weight * likeness;
      // `Kerrygold butter` is no butter of another brand.
      const isStandIn = word.leastOfAll > 0 && likeness <= word.leastOfAll && likeness !== categoryLikeness;
      if (isStandIn || (likeness < 0.5 && word.isKind)) isSameKind = false;
      if (word.isTelling) {
        tellingSum += word.weight * likeness;
        // What is offered in the place of a brand or a kind comes closest.
        if (!found || isStandIn) hasAll = false;
        if (likeness > descriptionLikeness) isDescribed = false;
      }
      if (word.isHead) ofHead = likeness;
      if (word.isHead && found?.terms.length === 0 && likeness <= otherCategoryLikeness) isNearHead = true;
      // The term for the thing in a name of several words.
      const thing = found?.terms[isThingFirst ? 0 : found.terms.length - 1];
      if (!found || thing === undefined) continue;
      matched.push(found);
      if (!word.isTelling) continue;
      matchedWords += 1;
      if (likeness >= ofName) wordsOfName += 1;
      if (likeness < 0.5 || !word.mayBeItself) continue;
      const [first] = found.terms;
      isItself ||= product.heads.includes(thing) || (word.isBrand && likeness > 0.9);
      begins ||= first !== undefined && product.telling[0]?.includes(first) === true;
      if (isThingFirst && at === 0) startsAlike = product.heads[0] === firstTerm;
    }
    const extra = matched.length > 0 ? extraWords(product, matched, isItself) : product.telling.length;
    // Goods of which only the description has the words are no match.
    if ((isDescribed || (isNearHead && words.length > 1)) && diets.length === 0) hasAll = false;
    const fit = hasAll ? 'all' : ofHead > 0 ? 'thing' : 'some';
    // A thing that is named beside a need is as good as goods for it: `soup evening`.
    const isThing = ofHead > descriptionLikeness && !isOfNeed;
    match.level = hasAll
      ? levels.all
      : levels.word * Math.min(wordsOfName, levels.maxWords) + (isThing ? levels.thing : 0);
    const saysDiets = diets.every((diet) => saysSo(position, diet));
    match.score =
      perLevel * match.level +
      (totals.all > 0 ? sum / totals.all : 1) +
      (isItself ? bonus.itself : begins ? bonus.begins : 0) +
      (startsAlike ? bonus.first : 0) +
      (isProduce && isItself && product.isProduce ? bonus.produce : 0) +
      (diets.length > 0 && saysDiets ? bonus.saysDiet : 0) +
      (isOfNeed ? 0 : bonus.perExtraWord * Math.min(extra, maxExtraWords)) +
      bonus.perWord * Math.min(product.nameTerms, maxExtraWords);
    match.fit = fit;
    match.saysDiets = saysDiets;
    match.share = totals.telling > 0 ? tellingSum / totals.telling : 1;
    match.ofHead = ofHead;
    match.isItself = isItself;
    match.matchedWords = matchedWords;
    match.isSameKind = isSameKind;
  };
}

/** The number of words of a name that stand for no wanted word. */
function extraWords({ telling }: Goods, matched: readonly Stand[], isItself: boolean): number {
  let extra = 0;
  for (const terms of telling) {
    if (!haveCommon(terms, matched)) extra += isItself && terms[0]?.isProcessed ? 2 : 1;
  }
  return extra;
}

function haveCommon(terms: readonly Term[], matched: readonly Stand[]): boolean {
  for (const each of matched) {
    for (const term of terms) if (each.terms.includes(term)) return true;
  }
  return false;
}
