import { createShoppingListApi } from '#gateway/features/shopping-list/shopping-list-api.ts';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import type { PeopleLists } from './people-lists.ts';

/** How well the shop reads lists of people, as counts of lines, and the lines that it reads wrong. */
export async function measureLists(snapshot: Snapshot, lists: PeopleLists) {
  const counts = {
    sold: 0,
    first: 0,
    firstThree: 0,
    packs: 0,
    rightPacks: 0,
    notSold: 0,
    notFound: 0,
    sureAndWrong: 0,
  };
  const misses: string[] = [];
  const api = createShoppingListApi({ products: { snapshot: () => snapshot } });
  for (const [text, expected] of lists) {
    const lines = await api.match(text);
    const unread = [...lines];
    for (const [at, part] of expected.split(';').entries()) {
      const [, right = '', sign, number] = /^\s*(.*?)(?: ([=~])(\d+))?\s*$/.exec(part) ?? [];
      const isRight = (name: string) => new RegExp(`^(?:${right})$`, 'i').test(name);
      const isSold = right !== '-' && snapshot.products.some(({ name }) => isRight(name));
      // Lines that are no things move the others: the next line with a right product is the one that is meant.
      const own = unread.findIndex(({ matches }) => matches.some(({ product }) => isRight(product.name)));
      const line = own >= 0 && isSold ? unread.splice(own, 1)[0] : undefined;
      if (!isSold) {
        counts.notSold += 1;
        if (lines.length !== expected.split(';').length || lines[at]?.state === 'NOT_FOUND') counts.notFound += 1;
        continue;
      }
      counts.sold += 1;
      const place = line?.matches.findIndex(({ product }) => isRight(product.name)) ?? -1;
      if (place === 0) counts.first += 1;
      if (place >= 0 && place < 3) counts.firstThree += 1;
      else misses.push(`${text.replaceAll('\n', ' ⏎ ')}: ${right}`);
      if (!sign || !line) continue;
      counts.packs += 1;
      const { product, quantity } = line.matches[place]!;
      const wanted =
        sign === '=' ? Number(number) : Math.max(1, Math.ceil(Number(number) / (product.size?.amount ?? 1) - 0.1));
      if (quantity === wanted) counts.rightPacks += 1;
      else misses.push(`${line.text}: ${quantity} packs of ${product.name}, not ${wanted}`);
    }
    for (const { state, matches, text: line } of unread) {
      if (state !== 'MATCHED') continue;
      counts.sureAndWrong += 1;
      misses.push(`sure and wrong: ${line} → ${matches[0]?.product.name}`);
    }
    const wantedLines = expected.split(';').length;
    if (lines.length !== wantedLines)
      misses.push(`${lines.length} lines, not ${wantedLines}: ${text.replaceAll('\n', ' ⏎ ')}`);
  }
  return { counts, misses };
}
