import type { RestProduct } from '#gateway/documents/shapes.ts';
import {
  beforeLink,
  describingWords,
  formWords,
  headsOf,
  linkWords,
  otherNamesOf,
  processedWords,
  wantedTermsOf,
} from './grocery-words.ts';
import { likeness } from './word-likeness.ts';
import { isThingFirst } from './words.ts';

/** A product with what is known of its goods. */
export interface Goods {
  product: RestProduct;
  /** The terms of each word of the product's name. */
  nameWords: readonly (readonly string[])[];
  /** The words of the product's category. */
  categoryTerms: readonly string[];
}

export interface LineMatches {
  /**
   * - `MATCHED`: the first product is what the line asks for, and can be bought.
   * - `UNSURE`: the products are like it, or sold out.
   */
  state: 'MATCHED' | 'UNSURE' | 'NOT_FOUND';
  /** The products, best first. */
  products: RestProduct[];
}

const maxMatches = 4;
/** The least share of matching words with which a product is sure to be the wanted one. */
const sureShare = 0.7;
const possibleShare = 0.5;
/**
 * The likeness of a word that stands for another, such as `aubergine` for `eggplant`; the next one is that of the
 * category's words.
 */
const otherNameLikeness = 0.9;
const categoryLikeness = 0.5;

interface Wanted {
  terms: readonly { term: string; weight: number }[];
  /** The term of the thing itself, without words that describe it. */
  head: string;
}

/** The wanted thing of a line; undefined when it has no words. */
function readWanted(name: string): Wanted | undefined {
  const terms = beforeLink(wantedTermsOf(name));
  const telling = terms.filter((term) => !describingWords.has(term) && !processedWords.has(term));
  const kept = telling.length > 0 ? telling : terms;
  const head = kept.findLast((term) => !formWords.has(term)) ?? kept.at(-1);
  if (head === undefined) return undefined;
  return { head, terms: [...new Set(kept)].map((term) => ({ term, weight: weightOf(term, head) })) };
}

const weightOf = (term: string, head: string) => (term === head ? 2 : formWords.has(term) ? 0.5 : 1);

interface Fit {
  product: RestProduct;
  isSure: boolean;
  score: number;
}

function fitOf(
  { terms, head }: Wanted,
  { product, nameWords, categoryTerms }: Goods,
  known: ReadonlySet<string>,
): Fit | undefined {
  const like = (term: string, word: string) => likeness(term, word, known.has(term));
  const all = nameWords.flat();
  const inName = (term: string) =>
    Math.max(...all.map((word) => like(term, word)), otherNamesIn(term, all).length > 0 ? otherNameLikeness : 0);
  const likenesses = terms.map(({ term, weight }) => {
    const found = inName(term);
    const byCategory = found < categoryLikeness && categoryTerms.includes(term) ? categoryLikeness : 0;
    return { term, weight, found: Math.max(found, byCategory) };
  });
  const ofHead = likenesses.find(({ term }) => term === head)?.found ?? 0;
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  const share = likenesses.reduce((sum, { weight, found }) => sum + weight * found, 0) / total;
  if (ofHead < categoryLikeness || share < possibleShare) return undefined;

  const wanted = terms.map(({ term }) => term);
  const others = new Set(wanted.flatMap((term) => otherNamesIn(term, all).flat()));
  const isWanted = (word: string) => others.has(word) || wanted.some((term) => like(term, word) >= 0.5);
  const heads = headsOf(beforeLink(nameWords));
  const isItself = heads.some(isWanted);
  // Of oranges for juice and orange juice, `zumo de naranja` means the juice.
  const startsAlike = isThingFirst && heads[0] === wanted[0];
  const telling = all.filter((word) => !describingWords.has(word) && !linkWords.has(word));
  const extra = telling
    .filter((word) => !isWanted(word))
    .reduce((sum, word) => sum + (processedWords.has(word) ? 2 : 1), 0);
  return {
    product,
    isSure: share >= sureShare && isItself && ofHead > 0.6,
    score: share + (isItself ? 0.5 : 0) + (startsAlike ? 0.2 : 0) - 0.05 * extra,
  };
}

/** The other names of a term that are among these words. */
const otherNamesIn = (term: string, words: readonly string[]) =>
  otherNamesOf(term).filter((name) => name.every((each) => words.includes(each)));

/** The products among those found that fit a line. */
export function matchLine(name: string, found: readonly Goods[]): LineMatches {
  const wanted = readWanted(name);
  const known = new Set(found.flatMap(({ nameWords }) => nameWords.flat()));
  const fits = wanted ? found.flatMap((goods) => fitOf(wanted, goods, known) ?? []) : [];
  const best = fits.toSorted(
    (a, b) =>
      Number(b.isSure) - Number(a.isSure) || Number(b.product.inStock) - Number(a.product.inStock) || b.score - a.score,
  );
  const [first] = best;
  const products = best.slice(0, maxMatches).map(({ product }) => product);
  if (!first) return { state: 'NOT_FOUND', products };
  return { state: first.isSure && first.product.inStock ? 'MATCHED' : 'UNSURE', products };
}

/**
 * The texts to search for a line: its words without those that describe, which many products have, and their other
 * names.
 */
export function searchTextsOf(name: string): string[] {
  const terms = readWanted(name)?.terms.map(({ term }) => term) ?? [];
  const others = terms.flatMap((term) => otherNamesOf(term).flat());
  return [terms, others].filter(({ length }) => length > 0).map((words) => words.join(' '));
}
