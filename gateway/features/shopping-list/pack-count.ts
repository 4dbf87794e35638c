import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { ListLine } from './list-lines.ts';
import { processedWords, produceWords } from '#gateway/search/word-kinds.ts';
import { wantedOf } from '#gateway/search/wanted.ts';
import { isOfMany } from '#gateway/search/words.ts';

/** The most of one product that a cart takes. */
const maxPacks = 99;
/** The weight of one fruit or vegetable, which lists count and shops sell by weight. */
const gramsOfOne = 150;
/** The part of the wanted amount that the packs may lack: 450 g are enough for a pound. */
const enough = 0.1;

/** The number of packs of a product that a line asks for, or of steps within the amounts that can be ordered. */
export function packsFor(line: ListLine, { size, portion }: Pick<RestProduct, 'size' | 'portion'>): number {
  const packs = packsOf(line, size);
  return portion === null ? packs : Math.min(portion.to / portion.grams, Math.max(portion.from / portion.grams, packs));
}

function packsOf({ name, count, isPacks, isTimes, amount }: ListLine, size: RestProduct['size']): number {
  const wanted = count ?? 1;
  if (amount) {
    // A millilitre counts as a gram: yogurt is written as half a litre and sold as 500 g.
    const isComparable = size && size.unit !== 'PIECE' && amount.unit !== 'PIECE';
    return whole(isComparable ? (wanted * amount.amount) / size.amount - enough : wanted);
  }
  // `3 bananas` and `bananas x 3` are in one bag of a kilogram, but `3 milk` are three bottles.
  const isInOnePack = size?.unit === 'G' && isOfMany(name);
  // `carrots x 6` are pieces, and `tinned tomatoes x 4` are tins.
  const isOfPieces = isTimes && (isInOnePack || size?.unit === 'PIECE') && isFreshProduce(name);
  if (!size || (isPacks && !isOfPieces)) return whole(wanted);
  if (size.unit === 'PIECE') return whole(wanted / size.amount);
  return whole(isInOnePack ? Math.min(wanted, (wanted * gramsOfOne) / size.amount) : wanted);
}

/** Whether a thing is fruit or vegetables that are not processed. */
function isFreshProduce(name: string): boolean {
  const { head, words } = wantedOf(name);
  return produceWords.has(head?.term ?? '') && !words.some(({ term }) => processedWords.has(term));
}

const whole = (packs: number) => Math.min(maxPacks, Math.max(1, Math.ceil(packs)));
