import { categoryLikeness } from '#gateway/search/product-fit.ts';
import { isNeed } from '#gateway/search/known-names.ts';
import { searchTermsOf } from '#gateway/search/search-terms.ts';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import { wantedOf } from '#gateway/search/wanted.ts';
import { sectionWords } from '#gateway/search/word-kinds.ts';
import { matchLine, sure, type LineMatches } from './match-line.ts';

/** Products of a heading among which that of the next line is looked for. */
const maxOfSection = 1000;
const maxCandidates = 10;

/** The terms of both names of a category. */
const namesOf = ({ label, storeName }: { label: string; storeName: string }) => [label, storeName].map(searchTermsOf);

/** Whether a text is the name of a category of the shop, or a part of it: `fruit` of _Fruit & Vegetables_. */
function isCategory(name: string, { categories }: Snapshot): boolean {
  const terms = searchTermsOf(name);
  return (
    terms.length > 0 &&
    categories.listed.some((category) => namesOf(category).some((own) => terms.every((term) => own.includes(term))))
  );
}

/** Whether all words that tell what is wanted are such words; a text without one tells nothing. */
function isAllOf(text: string, isSuch: (term: string) => boolean): boolean {
  const telling = wantedOf(text).words.filter(({ isTelling }) => isTelling);
  return telling.length > 0 && telling.every(({ term }) => isSuch(term));
}

/** Whether a text names a part of any shop, such as `fruit`, and nothing that people buy by that name. */
export const isSection = (text: string): boolean => isAllOf(text, (term) => sectionWords.has(term));

/** Whether a line is the name of a group of goods. A category of the shop is one above other lines, because it may be sold too: `Bread`. */
export const isGroup = (name: string, isFirst: boolean, snapshot: Snapshot): boolean =>
  isSection(name) || (isFirst && isCategory(name, snapshot));

/**
 * Whether a line that looks like a heading is nothing that the shop sells: no product fits it, or it only names a part of the shop.
 * `Fruit` above `bananas` is a heading; above `milk` it may be wanted, as `Bread` may always be.
 *
 * @param line the whole line, of which the name may be a part: `Fruit & veg`
 * @param next the thing on the line below
 */
export function isOnlyHeading(
  name: string,
  { state, line, next }: { state: LineMatches['state']; line: string; next: string | undefined },
  snapshot: Snapshot,
): boolean {
  if (state === 'NOT_FOUND') return true;
  if (isAllOf(line, isNeed)) return true;
  if (!isSection(line)) {
    const isSold = ({ fit, share }: { fit: string; share: number }) => fit === 'all' && share >= sure.share;
    return (
      isCategory(name, snapshot) && !snapshot.ranked(wantedOf(name), maxCandidates).some(({ match }) => isSold(match))
    );
  }
  const [below] = next === undefined ? [] : matchLine(next, snapshot).products;
  if (!below) return false;
  const category = snapshot.categories.of(below);
  const terms = searchTermsOf(line);
  if (category && namesOf(category).some((own) => own.some((term) => terms.includes(term)))) return true;
  // Dog food has beef in its name and is no meat.
  return snapshot
    .ranked(wantedOf(line), maxOfSection)
    .some(({ product, match }) => product === below && (match.isItself || match.share <= categoryLikeness));
}
