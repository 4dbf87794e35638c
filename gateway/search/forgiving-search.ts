import { createDietAnswers } from './diet-answers.ts';
import { factsFit } from './diet-facts.ts';
import { createGoodsIndex, type SearchedText } from './goods-index.ts';
import type { WantedWord } from './grocery-words.ts';
import { isForeign, isNeed, isRightWord } from './known-names.ts';
import {
  bonus,
  categoryLikeness,
  descriptionLikeness,
  otherCategoryLikeness,
  fitter,
  noFit,
  type Fit,
  type Matches,
  type SearchedFacts,
  type Stand,
} from './product-fit.ts';
import { bestFirst, positionsIn } from './positions.ts';
import { withHead, withMendedParts, withSingleWords, withSplitWords, type Diet, type Wanted } from './wanted.ts';
import { stemOf } from './word-forms.ts';
import { formWords } from './word-kinds.ts';
import { wishesOf } from './wishes.ts';
import { alternativesOf, isOnlyBeginning, type Alternative } from './word-matches.ts';

export type ForgivingIndex = ReturnType<typeof createForgivingIndex>;

type FactsOf = (position: number) => SearchedFacts | undefined;

/** A product that a search has found. */
export interface ForgivingMatch extends Fit {
  /** Whether its words or its food facts say that it meets the conditions. */
  fitsDiets: boolean;
}

/** The products that a search has found. */
export interface Ranking {
  /** Their positions in the list, best first: those with the same `fit` stand together. */
  positions: Int32Array;
  best: ForgivingMatch | undefined;
  fitsDiets: (position: number) => boolean;
  matchAt: (position: number) => ForgivingMatch;
}

/** What is left of the likeness of a word that a name has only in a compound: cream of ice cream. */
const inCompoundShare = 0.35;
const minOddLength = 6;

/**
 * Finds products whose names, own words or categories have words like those of a text: singular or plural, other names, longer, with typing
 * errors, written together. Products are only ever appended, so a longer list can share the index of a shorter one.
 */
export function createForgivingIndex() {
  const index = createGoodsIndex();
  const { goods, terms, positionsByDescription, categories } = index;
  const { saysSo } = createDietAnswers(goods);

  /** The best that each product has in the place of a word. */
  function matchesOf(word: WantedWord, more: readonly Alternative[], errors: boolean | 'also'): Matches {
    const stands: Stand[] = [{ terms: [], likeness: 0 }];
    const best = new Int32Array(goods.length);
    let isFound = false;
    const names = new Set<string>();
    const isOfCategory = [...categories.values()].some((category) => category.terms.includes(word.term));
    const mayBeError = !isOfCategory && errors;
    for (const { terms: texts, likeness } of [...alternativesOf(word, terms, mayBeError), ...more]) {
      const [text = ''] = texts;
      if (texts.length === 1 && likeness > 0.5) names.add(text);
      const all = texts.map((each) => terms.get(each)).filter((term) => term !== undefined);
      if (all.length < texts.length) continue;
      const inCompound = all.length === 1 ? all[0]?.inCompound : undefined;
      const place = stands.push({ terms: all, likeness }) - 1;
      if (inCompound) stands.push({ terms: all, likeness: likeness * inCompoundShare });
      for (const position of index.positionsOf(all)) {
        const ofPosition = inCompound?.has(position) ? place + 1 : place;
        const known = stands[best[position] ?? 0]?.likeness ?? 0;
        if (known < (stands[ofPosition]?.likeness ?? 0)) best[position] = ofPosition;
        isFound = true;
      }
    }
    const putOthers = (positions: readonly number[], likeness: number) => {
      const place = stands.push({ terms: [], likeness }) - 1;
      for (const position of positions) {
        if (best[position] === 0) best[position] = place;
        isFound = true;
      }
    };
    for (const category of categories.values()) {
      // `milk` is in a category of another name, `dairy`, that has much else.
      const isNamed = category.terms.includes(word.term);
      if (isNamed || category.terms.some((term) => names.has(term)))
        putOthers(category.positions, isNamed ? categoryLikeness : otherCategoryLikeness);
    }
    if (!isFound && errors !== false) putOthers(positionsByDescription.get(word.term) ?? [], descriptionLikeness);
    return { stands, best };
  }

  /** Two words that a name has as one: `straw berries`. */
  function joinedWith(words: readonly WantedWord[], at: number): Alternative[] {
    return [at - 1, at].flatMap((start) => {
      const [one, other] = [words[start], words[start + 1]];
      if (!one || !other || other.isApart === true) return [];
      const term = stemOf(one.raw + other.raw);
      return terms.has(term) ? [{ terms: [term], likeness: 0.95 }] : [];
    });
  }

  /** Ranks the products that have words of what is wanted. */
  function rankWith(wanted: Wanted, factsOf: FactsOf, isLenient: boolean): Ranking {
    const { words, diets, size } = wanted;
    const wishes = wishesOf(wanted, index);
    // Goods for a need are of several categories, and the likeliest come first.
    const isOfNeed = wanted.head !== undefined && isNeed(wanted.head.term);
    // Beside a need, other words say when and where it is: they are no typing errors, and no description has them.
    const mayBeError = (word: WantedWord) => (isOfNeed && word !== wanted.head ? false : isLenient ? 'also' : true);
    const matches = words.map((word, at) => matchesOf(word, joinedWith(words, at), mayBeError(word)));
    const candidates = positionsIn(words.length > 0 ? withWords(wanted, matches) : withDiets(diets, factsOf));
    const fit = fitter(wanted, matches, { terms, saysSo });
    const scores = new Float64Array(candidates.length);
    const isItself = new Uint8Array(candidates.length);
    const each = noFit();
    for (let at = 0; at < candidates.length; at += 1) {
      const position = candidates[at] ?? 0;
      fit(goods[position], position, each);
      scores[at] = each.score;
      isItself[at] = Number(each.isItself);
    }
    const majority = majorityOf(candidates, isItself);
    const bonusOf = (position: number) => {
      const packed = size && factsOf(position)?.size;
      const isSize = packed && packed.unit === size.unit && packed.amount === size.amount;
      const ofCategory = majority[goods[position]?.categoryPlace ?? 0] ?? 0;
      return (isOfNeed ? 0 : bonus.category) * ofCategory + (isSize ? bonus.size : 0) + (wishes.get(position) ?? 0);
    };
    for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + bonusOf(candidates[at] ?? 0);
    const positions = bestFirst(candidates, scores);
    const fitsDiets = (position: number) => {
      const allergens = diets.length > 0 ? (factsOf(position)?.allergens ?? null) : null;
      return diets.every((diet) => factsFit(diet.unwanted, allergens) ?? saysSo(position, diet));
    };
    const matchAt = (position: number): ForgivingMatch => {
      const found = noFit();
      fit(goods[position], position, found);
      const isSameKind = found.isSameKind && (wishes.get(position) ?? 0) >= 0;
      return { ...found, isSameKind, score: found.score + bonusOf(position), fitsDiets: fitsDiets(position) };
    };
    const [first] = positions;
    return { positions, best: first === undefined ? undefined : matchAt(first), fitsDiets, matchAt };
  }

  /** By position, 1 for each product with a word that is a reason to find it. */
  function withWords({ words, head }: Wanted, matches: readonly Matches[]): Uint8Array {
    const found = new Uint8Array(goods.length);
    for (const [at, { best }] of matches.entries()) {
      const word = words[at];
      // A number alone is no reason: many names have it.
      if (!word?.isTelling || (word !== head && /^\d+$/.test(word.term))) continue;
      for (let position = 0; position < best.length; position += 1) {
        if (best[position] !== 0) found[position] = 1;
      }
    }
    return found;
  }

  /** By position, 1 for each product that may meet one of the conditions. */
  function withDiets(diets: readonly Diet[], factsOf: FactsOf): Uint8Array {
    const found = new Uint8Array(goods.length);
    for (const term of diets.flatMap((diet) => diet.terms)) {
      for (const positions of [terms.get(term)?.positions, positionsByDescription.get(term)]) {
        for (const position of positions ?? []) found[position] = 1;
      }
    }
    for (const position of goods.keys()) {
      const allergens = factsOf(position)?.allergens ?? null;
      if (diets.some(({ unwanted }) => factsFit(unwanted, allergens))) found[position] = 1;
    }
    return found;
  }

  /** By category, the part that its matches are of the matches of the largest one. */
  function majorityOf(positions: Int32Array, isItself: Uint8Array): Float64Array {
    const isAnyItself = isItself.includes(1);
    const counts = new Float64Array(categories.size);
    for (let at = 0; at < positions.length; at += 1) {
      if (isAnyItself && isItself[at] === 0) continue;
      const place = goods[positions[at] ?? 0]?.categoryPlace ?? 0;
      counts[place] = (counts[place] ?? 0) + 1;
    }
    // A few matches more say little.
    const most = Math.max(...counts) + 2;
    return counts.map((count) => count / most);
  }

  /** What a text finds whose thing no product has, when it is read in another way. */
  function byOtherReadings(wanted: Wanted, factsOf: FactsOf): Ranking | undefined {
    const { words } = wanted;
    // A need is what counts: `provisions for the picnic`. Else the form is the thing, `granary loaf`.
    const need = words.find(({ term }) => isNeed(term));
    const form = words.find(({ term }) => formWords.has(term) && terms.has(term));
    const isKnown = (word: WantedWord) => terms.has(word.term) || isRightWord(word.term) || isForeign(word);
    const mended = withMendedParts(wanted, isKnown);
    const ofNeed = need && withHead({ ...wanted, words: [need] }, need);
    const readings = [ofNeed, mended, withSplitWords(wanted, isKnown), form && withHead(wanted, form)];
    for (const reading of readings) {
      const found = reading && rankWith(reading, factsOf, true);
      if (found?.best && found.best.ofHead > 0) return found;
    }
    // Beside an unknown word, the thing is another one.
    const known = words.find((word) => word !== wanted.head && word.isTelling && isKnown(word));
    const isOdd = wanted.head !== undefined && !isKnown(wanted.head);
    const other = known && isOdd ? rankWith(withHead(wanted, known), factsOf, true) : undefined;
    if (other?.best && other.best.ofHead > descriptionLikeness) return other;
    const single = withSingleWords(wanted);
    return single && rankWith(single, factsOf, true);
  }

  return {
    get length(): number {
      return goods.length;
    },

    textAt: (position: number): SearchedText | undefined => goods[position],

    add: (text: SearchedText): void => index.add(text),

    /** The products with at least one word of what is wanted, best first. A word that is known is no typing error. */
    rank(wanted: Wanted, factsOf: FactsOf = () => undefined): Ranking {
      // Beside a need, a short unknown word is no typing error: `hangover cure`.
      const { head } = wanted;
      const need = wanted.words.find(({ term }) => isNeed(term));
      const isOdd =
        head && head !== need && head.raw.length < minOddLength && !terms.has(head.term) && !isRightWord(head.term);
      if (need && isOdd && !isForeign(head))
        return rankWith(withHead({ ...wanted, words: [need] }, need), factsOf, true);
      const exact = rankWith(wanted, factsOf, false);
      if (exact.best?.fit === 'all') return exact;
      const mayBeError = wanted.words.some((word) => isOnlyBeginning(word, terms));
      const lenient = mayBeError ? rankWith(wanted, factsOf, true) : exact;
      const isOfNeed = wanted.head !== undefined && isNeed(wanted.head.term);
      if (lenient.best && (isOfNeed || lenient.best.ofHead > descriptionLikeness)) return lenient;
      return byOtherReadings(wanted, factsOf) ?? lenient;
    },
  };
}
