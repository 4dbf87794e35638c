// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import { brandsEverywhere } from './brands-everywhere.ts';
import { brands } from './brands.ts';
import { thingsIn } from './names-in-languages.ts';
import { nearThings } from './near-things.ts';
import { behindNeeds, needs, standIns } from './needs.ts';
import { foldedWordsOf, searchTermsOf } from './search-terms.ts';
import { synonymsOf, writesApart } from './word-forms.ts';
import {
  compounds,
  describingWords,
  emptyWords,
  formWords,
  nameWordsOf,
  processedWords,
  termOf,
} from './word-kinds.ts';
import * as words from './words.ts';

/** The names that people have for groceries, for brands and for what they need. */

/** Other names by what people write, each as a list of terms. */
export const otherNames = new Map(
  Object.entries(words.otherNames).map(
    ([name, others]) =>
      [searchTermsOf(name).join(' '), others.split(', ').map((other) => nameWordsOf(other).flat())] as const,
  ),
);

const things = thingsIn(words.language);
for (const { own } of things) {
  for (const name of own) {
    const others = own.filter((other) => termOf(other) !== termOf(name)).map((other) => nameWordsOf(other).flat());
    const known = otherNames.get(termOf(name)) ?? [];
    const added = others.filter((other) => !known.some((each) => each.join(' ') === other.join(' ')));
    if (added.length > 0) otherNames.set(termOf(name), [...known, ...added]);
  }
}

/** The names that a thing has in this language, by its English ones. Of two things with one English name, the first counts. */
const ownNamesByEnglish = new Map(
  things.toReversed().flatMap(({ english, own }) => english.map((name) => [name, own])),
);
const ownNamesOf = (english: string): readonly string[] => ownNamesByEnglish.get(english) ?? [];

/** Names of several words by how they are written as one: `icetea` is `ice tea`. */
export const joinedNames = new Map(
  [...otherNames.keys()].filter((name) => name.includes(' ')).map((name) => [name.replaceAll(' ', ''), name]),
);

/** The terms of what things are called in this language. */
const ownNames = new Set(things.flatMap(({ own }) => own.map(termOf)));
/** Whether a thing is called so in this language. */
export const isNameOfThing = (term: string) => otherNames.has(term) || ownNames.has(term);

/** The entries of `names, … > things, …`, each name by its term. Between names of the same thing may be ` = `. */
function namedThings(text: string): Map<string, (readonly string[])[]> {
  const found = new Map<string, (readonly string[])[]>();
  for (const entry of text.split(/[\n;]/)) {
    const [names = '', things] = entry.split(' > ');
    if (things === undefined) continue;
    const terms = things === '-' ? [] : things.split(', ').map((thing) => nameWordsOf(thing).flat());
    for (const name of names.split(/, | = /)) found.set(termOf(name), [...(found.get(termOf(name)) ?? []), ...terms]);
  }
  return found;
}

/** What suits a need, by its name. */
export const goodsByNeed = namedThings(needs);
// German writes them together: `Gartenfest`.
const minNeedInWord = writesApart ? 5 : 4;
const minBeforeNeed = 3;
// `Reis` is rice too.
const needsInWords = [...goodsByNeed.keys()].filter(
  (name) => name.length >= minNeedInWord && !name.includes(' ') && !isNameOfThing(name),
);
const generalNeeds = new Set(searchTermsOf(words.generalNeeds));
const endingsOfNeeds = new Set(searchTermsOf(behindNeeds));

/** The name of the need that a term is, or with which another word is written together: `abend` of `madelsabend`. */
function needIn(term: string): string | undefined {
  if (goodsByNeed.has(term)) return term;
  if (term.length < minNeedInWord + minBeforeNeed || term.includes(' ') || isRightWord(term)) return undefined;
  const [found] = needsInWords
    .filter(
      (name) =>
        (term.endsWith(name) && term.length >= name.length + minBeforeNeed) ||
        (term.startsWith(name) &&
          [term.slice(name.length), term.slice(name.length).replace(/^s/, '')].some((end) => endingsOfNeeds.has(end))),
    )
    .toSorted((one, other) => other.length - one.length);
  // A `Babysnack` is for a baby.
  const before = found !== undefined && generalNeeds.has(found) ? term.slice(0, -found.length).replace(/s$/, '') : '';
  return goodsByNeed.has(before) ? before : found;
}

/** Whether a name is that of a day, for which no goods are known: `taco tuesday`. */
export const isNeedOfNothing = (term: string): boolean => goodsByNeed.get(term)?.length === 0;

/** Whether a need says only when something is wanted, where another says for what: `spa night`. */
export const isGeneralNeed = (term: string): boolean => generalNeeds.has(needIn(term) ?? '');

export const isNeed = (term: string): boolean => needIn(term) !== undefined;

/** The thing for which the name of a brand stands, by that name. */
export const thingsByBrand = namedThings(brands);
export const isBrand = (term: string): boolean => thingsByBrand.has(term);

/** The names of one brand, by each of them. */
const namesOfBrand = new Map(
  brands.split(/[\n;]/).flatMap((entry) =>
    (entry.split(' > ')[0] ?? '').split(', ').flatMap((brand) => {
      const names = brand.split(' = ').map(termOf);
      return names.map(
        (name) => [name, names.filter((other) => other !== name).map((other) => other.split(' '))] as const,
      );
    }),
  ),
);

/** Other names of the same brand. */
export const brandNamesOf = (term: string): readonly (readonly string[])[] => namesOfBrand.get(term) ?? [];

export const thingsByKind = namedThings(standIns);
/** Those that have others near to them, and are things of their own where they are sold. */
const nearNames = new Set<string>();
for (const group of nearThings.split(/[\n;]/)) {
  const [names = [], others = []] = group.split(' > ').map((part) => part.trim().split(', ').flatMap(ownNamesOf));
  for (const name of names) {
    const terms = others.map((other) => nameWordsOf(other).flat());
    if (!thingsByKind.has(termOf(name))) nearNames.add(termOf(name));
    thingsByKind.set(termOf(name), [...(thingsByKind.get(termOf(name)) ?? []), ...terms]);
  }
}

/** Whether another thing may be offered in the place of what has this name. */
export const hasStandIn = (term: string, isSold: boolean): boolean =>
  thingsByBrand.has(term) || (thingsByKind.has(term) && !(isSold && nearNames.has(term)));

/** What may be meant by a name, the likeliest first, and never surely: what suits a need, and the thing where a brand or a kind is not sold. */
export const goodsFor = (term: string, isSold: boolean): readonly (readonly string[])[] => [
  ...(isSold ? [] : [...(thingsByBrand.get(term) ?? []), ...(thingsByKind.get(term) ?? [])]),
  ...(goodsByNeed.get(needIn(term) ?? '') ?? []),
];

/** Other names of a term, the likeliest first, each as a list of terms. */
export const otherNamesOf = (term: string): readonly (readonly string[])[] => [
  ...(otherNames.get(term) ?? []),
  ...synonymsOf(term).map((synonym) => [synonym]),
];

/** Words that are right as they are, whether or not a product has them. */
const rightWords = new Set([
  ...[...otherNames].flatMap(([name, others]) => [...name.split(' '), ...others.flat()]),
  ...[...compounds].flatMap((pair) => pair.split(' ')),
  ...[...goodsByNeed.keys(), ...thingsByBrand.keys(), ...thingsByKind.keys()].flatMap((name) => name.split(' ')),
  ...describingWords,
  ...processedWords,
  ...formWords,
  ...searchTermsOf(words.rightWords),
  ...things.flatMap(({ own }) => own.flatMap(searchTermsOf)),
]);
export const isRightWord = (term: string): boolean => rightWords.has(term) || thingsByBrand.has(term);

/** A name without the usual endings of any language, because it is of another one than the shop. */
const looseTermOf = (name: string): string =>
  foldedWordsOf(name)
    .map((word) =>
      word.length < 4
        ? word
        : word
            .replace(/(?:ies|y)$/, 'i')
            .replace(/(?<=...)s$/, '')
            .replace(/(?<=..)e$/, '')
            .replace(/(?<=..)n$/, '')
            .replace(/(?<=..)e$/, ''),
    )
    .join(' ');

/** What names of other languages stand for, each as a list of names of one thing. Those that this language has too are its own. */
const namesByForeign = new Map<string, (readonly string[])[][]>();
for (const { own, foreign } of things) {
  const names = own.map((name) => nameWordsOf(name).flat());
  for (const key of new Set(foreign.filter((name) => !isRightWord(termOf(name))).map(looseTermOf))) {
    namesByForeign.set(key, [...(namesByForeign.get(key) ?? []), names]);
  }
}

interface Written {
  raw: string;
  term: string;
}

/** What the name of another language stands for; `isClear` when it is one thing. */
export function foreignNamesOf({ raw, term }: Written): { names: readonly (readonly string[])[]; isClear: boolean } {
  const meant = (isRightWord(term) ? undefined : namesByForeign.get(looseTermOf(raw))) ?? [];
  return { names: meant.flat(), isClear: meant.length === 1 };
}
export const isForeign = ({ raw, term }: Written): boolean =>
  !isRightWord(term) && namesByForeign.has(looseTermOf(raw));

/** The name of a brand, and the same without its article, which lists leave out: `La Fallera`. */
function brandTermsOf(brand: string): string[] {
  const [first = '', ...rest] = termOf(brand).split(' ');
  return rest.length === 1 && emptyWords.has(first) ? [termOf(brand), ...rest] : [termOf(brand)];
}

for (const group of brandsEverywhere.split(/[\n;]/)) {
  const [thing = '', names = ''] = group.split(' > ').map((part) => part.trim());
  const ofThing = ownNamesOf(thing).map((name) => nameWordsOf(name).flat());
  for (const brand of ofThing.length > 0 ? names.split(', ').flatMap(brandTermsOf) : []) {
    const known = thingsByBrand.get(brand) ?? [];
    // `persil` is parsley in French.
    if (!isNameOfThing(brand)) thingsByBrand.set(brand, [...known, ...ofThing]);
  }
}

/** Terms of one word that have other names, or that name what a shop may not sell. */
export const namesWithOthers: readonly string[] = [
  ...new Set([...otherNames.keys(), ...goodsByNeed.keys(), ...thingsByBrand.keys(), ...ownNames]),
].filter((name) => !name.includes(' '));
