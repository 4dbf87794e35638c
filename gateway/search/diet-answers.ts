// Tested by tests/gateway/food-facts.test.ts.
import type { SearchedText } from './goods-index.ts';
import { fold } from './text-fold.ts';
import type { Diet } from './wanted.ts';
import { denies } from './words.ts';

/** Characters before a condition among which a denial is looked for. */
const maxDenialLength = 60;
const answers = { unknown: 0, yes: 1, no: 2 };

/** Answers whether the texts of products say that they meet a condition. Each answer is worked out once. */
export function createDietAnswers(texts: readonly SearchedText[]) {
  const known = new Map<Diet, Uint8Array>();

  function answersTo(diet: Diet): Uint8Array {
    const former = known.get(diet);
    if (former && former.length >= texts.length) return former;
    const longer = new Uint8Array(texts.length);
    if (former) longer.set(former);
    known.set(diet, longer);
    return longer;
  }

  return {
    saysSo: (position: number, diet: Diet): boolean => {
      const ofDiet = answersTo(diet);
      if (ofDiet[position] === answers.unknown) {
        const text = texts[position];
        ofDiet[position] = text && saysSo(text, diet) ? answers.yes : answers.no;
      }
      return ofDiet[position] === answers.yes;
    },
  };
}

/** Whether a text says that the product meets a condition, and does not say the opposite. */
function saysSo({ name, category, description }: SearchedText, { fits }: Diet): boolean {
  const text = fold(`${name} ${category} ${description}`);
  const at = text.search(fits);
  return at >= 0 && !denies.test(text.slice(Math.max(0, at - maxDenialLength), at));
}
