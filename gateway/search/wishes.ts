// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import type { Goods, Term } from './goods-index.ts';
import { otherNamesOf } from './known-names.ts';
import { bonus } from './product-fit.ts';
import { fold } from './text-fold.ts';
import { saysNot, type Wanted } from './wanted.ts';

/** What counts for products that say what a wish says, and against those whose names have what is not wanted; by position. */
export function wishesOf(
  { unwanted }: Wanted,
  { goods, terms }: { goods: readonly Goods[]; terms: ReadonlyMap<string, Term> },
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  const positionsOf = (text: string) => terms.get(text)?.positions ?? [];
  // `unsmoked` says that it is not smoked, and `unsalted` that it has no salt.
  const opposites = unwanted.flatMap((text) => [`un${text}`, `un${text}ed`]);
  for (const position of opposites.flatMap(positionsOf)) found.set(position, bonus.wish);
  const others = unwanted.flatMap(otherNamesOf).flatMap(([name = '', more]) => (more ? [] : [name]));
  for (const position of [...unwanted, ...unwanted.map((text) => `${text}ed`), ...others].flatMap(positionsOf)) {
    const isMet = saysNot.test(fold(goods[position]?.name ?? ''));
    found.set(position, isMet ? bonus.wish : -bonus.unwanted);
  }
  return found;
}
