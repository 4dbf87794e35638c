import type { RestProduct } from '../documents/shapes.ts';
import { factsFit } from './diet-facts.ts';
import { distinguishingWords, processedWords } from './grocery-words.ts';
import { fold } from './text-fold.ts';
import type { Diet, Wanted } from './wanted.ts';
import type { Alternative } from './word-matches.ts';
import { denies, isThingFirst } from './words.ts';

/** A product that a search has found, by its position in the list. */
export interface ForgivingMatch {
  position: number;
  /** The quality of the match, compared with the other matches of the search. */
  score: number;
  /** `all`: it has every word that tells what is wanted. `thing`: it is the thing. `some`: it has one of the words. */
  fit: 'all' | 'thing' | 'some';
  /** Whether its words or its food facts say that it meets the conditions, such as `vegan`. */
  fitsDiets: boolean;
  /** Whether its words say that it meets them. */
  saysDiets: boolean;
  /** The part of what is wanted that it has, and that of the word for the thing. */
  share: number;
  ofHead: number;
  /** Whether it is the wanted thing and nothing that only contains its name. */
  isItself: boolean;
  /** The number of words for things that its name has. */
  matchedWords: number;
  /** Whether it lacks no word that makes another kind of the thing. */
  isSameKind: boolean;
}

/** A product as the index knows it. */
export interface SearchedText {
  name: string;
  /** The names of its category. */
  category: string;
  description: string;
  /** The seller's own words by which it is found, with commas between names. They say nothing about diets: shoppers do not see them. */
  searchWords: string;
}

/** What a search knows of a product beside its texts. */
export type SearchedFacts = Pick<RestProduct, 'size' | 'allergens'>;

/** The products with a word. */
export interface Matches {
  best: ReadonlyMap<number, Alternative>;
  /** The positions of the products of each category that has the word in its name. */
  named: ReadonlyMap<string, readonly number[]>;
}

/** A product with what is known of its name and of the seller's own words. */
export interface Goods extends SearchedText {
  terms: ReadonlySet<string>;
  /** The number of terms of its name. */
  nameTerms: number;
  heads: readonly string[];
  /** Terms that the name has only as a part of a compound. */
  inCompound: ReadonlySet<string>;
  /** The words of the name that tell what it is. */
  telling: readonly (readonly string[])[];
}

/** What stands for a word that the name of a product's category has. */
const ofCategory: Alternative = { terms: [], likeness: 0.4 };
const maxExtraWords = 6;
export const bonus = {
  itself: 0.5,
  first: 0.2,
  begins: 0.1,
  category: 0.2,
  size: 0.15,
  saysDiet: 0.3,
  perWord: -0.002,
  perExtraWord: -0.05,
};
/** For sorting: more than any score and any number of matches; a score is rounded to a part of this. */
const maxScore = 20;
const maxMatches = 2 ** 22;
const scoreSteps = 1e6;
/** Characters before a condition among which a denial is looked for. */
const maxDenialLength = 60;
/** More than all bonuses together. */
const fits = { all: 10, thing: 5, some: 0 };

/** Compares products with what is wanted. */
export function fitter({ words, head, diets }: Wanted) {
  const kinds = words.map(({ term }) => distinguishingWords.has(term) || processedWords.has(term));
  const totals = { all: 0, telling: 0 };
  for (const { weight, isTelling } of words) {
    totals.all += weight;
    if (isTelling) totals.telling += weight;
  }

  return (
    product: Goods,
    { position, matches, allergens }: { position: number; matches: readonly Matches[]; allergens: number | null },
  ): ForgivingMatch => {
    const sums = { all: 0, telling: 0 };
    let hasAll = true;
    let isSameKind = true;
    let isItself = false;
    let begins = false;
    let matchedWords = 0;
    let ofHead = words.length === 0 ? 1 : 0;
    let startsAlike = false;
    const matched: Alternative[] = [];
    for (let at = 0; at < words.length; at += 1) {
      const word = words[at];
      const found =
        matches[at]?.best.get(position) ?? (matches[at]?.named.has(product.category) ? ofCategory : undefined);
      const likeness = found?.likeness ?? 0;
      if (!word) continue;
      sums.all += word.weight * likeness;
      if (likeness < 0.5 && kinds[at]) isSameKind = false;
      if (word.isTelling) {
        sums.telling += word.weight * likeness;
        if (!found) hasAll = false;
      }
      if (word === head) ofHead = likeness;
      // The term for the thing in a name of several words.
      const thing = found?.terms.at(isThingFirst ? 0 : -1);
      if (!found || thing === undefined) continue;
      matched.push(found);
      if (!word.isTelling) continue;
      matchedWords += 1;
      if (likeness < 0.5 || (word !== head && !isThingFirst)) continue;
      isItself ||= product.heads.includes(thing);
      begins ||= product.telling[0]?.includes(found.terms[0] ?? '') ?? false;
      if (isThingFirst && at === 0) startsAlike = product.heads[0] === word.term;
    }
    let extra = 0;
    for (const terms of product.telling) {
      if (!haveCommon(terms, matched)) extra += isItself && processedWords.has(terms[0] ?? '') ? 2 : 1;
    }
    const text = diets.length > 0 ? textOf(product) : '';
    const fit = hasAll ? 'all' : ofHead > 0 ? 'thing' : 'some';
    const saysDiets = diets.every((diet) => saysSo(text, diet));
    const score =
      fits[fit] +
      (totals.all > 0 ? sums.all / totals.all : 1) +
      (isItself ? bonus.itself : begins ? bonus.begins : 0) +
      (startsAlike ? bonus.first : 0) +
      (diets.length > 0 && saysDiets ? bonus.saysDiet : 0) +
      bonus.perExtraWord * Math.min(extra, maxExtraWords) +
      bonus.perWord * Math.min(product.nameTerms, maxExtraWords);
    return {
      position,
      score,
      fit,
      saysDiets,
      fitsDiets: diets.every((diet) => factsFit(diet.unwanted, allergens) ?? saysSo(text, diet)),
      share: totals.telling > 0 ? sums.telling / totals.telling : 1,
      ofHead,
      isItself,
      matchedWords,
      isSameKind,
    };
  };
}

function haveCommon(terms: readonly string[], matched: readonly Alternative[]): boolean {
  for (const each of matched) {
    for (const term of terms) if (each.terms.includes(term)) return true;
  }
  return false;
}

/** Matches with the same score keep their order. Numbers are sorted much faster than objects. */
export function bestFirst(matches: readonly ForgivingMatch[]): ForgivingMatch[] {
  const keys = Float64Array.from(
    matches,
    ({ score }, at) => Math.round((maxScore - score) * scoreSteps) * maxMatches + at,
  );
  return Array.from(keys.sort(), (key) => matches[key % maxMatches]).filter((match) => match !== undefined);
}

const textOf = ({ name, category, description }: SearchedText) => fold(`${name} ${category} ${description}`);

/** Whether a text says that the product meets a condition, and does not say the opposite. */
function saysSo(text: string, { fits: pattern }: Diet): boolean {
  const at = text.search(pattern);
  return at >= 0 && !denies.test(text.slice(Math.max(0, at - maxDenialLength), at));
}
