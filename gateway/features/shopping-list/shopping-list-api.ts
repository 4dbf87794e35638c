import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { isGroup, isOnlyHeading, isSection } from './heading-lines.ts';
import { readShoppingList, type ListLine } from './list-lines.ts';
import { matchLine, type LineMatches } from './match-line.ts';
import { packsFor } from './pack-count.ts';
import { matchParts } from './several-things.ts';
import * as texts from './texts.ts';

const maxTextLength = 2000;
const maxLines = 50;
/** What says that nothing is wanted, such as `0 apples` and `apples x0`. The 0 of `cola 0` is part of the name. */
const none = /^0 ?(?:[x×*] ?)?(?=\p{L})|(?<= )[x×*] ?0$/iu;

interface MatchedLine extends ListLine {
  state: LineMatches['state'];
  matches: { product: RestProduct; quantity: number }[];
}

/** Matches lists with the catalogue: without a REST call of its own, and the same for every visitor. */
export function createShoppingListApi({ products }: { products: Pick<Parts['products'], 'snapshot'> }) {
  return {
    /** @throws Fault BAD_USER_INPUT when the list is too long */
    async match(text: string): Promise<MatchedLine[]> {
      if (text.length > maxTextLength) {
        throw badInput(texts.listTooLong(maxTextLength));
      }
      const catalogue = await products.snapshot();
      const lines = readShoppingList(text, catalogue.measures, (name, isFirst) => isGroup(name, isFirst, catalogue));
      if (lines.length > maxLines) {
        throw badInput(texts.tooManyThings(maxLines, lines.length));
      }
      const matched: MatchedLine[] = [];
      for (const [at, line] of lines.entries()) {
        const whole = matchLine(line.name, catalogue);
        const parts = whole.state === 'MATCHED' && whole.hasAll ? [] : matchParts(line, catalogue, whole);
        for (const { state, products, hasAll: _hasAll, ...each } of parts.length > 0
          ? parts
          : [{ ...line, ...whole }]) {
          const place = { state, line: line.name, next: lines[at + 1]?.name };
          if (line.doubt === 'heading' && isOnlyHeading(each.name, place, catalogue)) continue;
          const matches = products.map((product) => ({ product, quantity: packsFor(each, product) }));
          const isAsked = line.doubt !== null || none.test(each.text) || isSection(each.name);
          matched.push({ ...each, state: state === 'MATCHED' && isAsked ? 'UNSURE' : state, matches });
        }
        // In a large catalogue a search takes some milliseconds: other requests get their turn between lines.
        await nextTurn();
      }
      return matched.slice(0, maxLines);
    },
  };
}
