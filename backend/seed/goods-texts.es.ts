// Not reviewed by a native reader.
import { spanishGoods } from './spanish/spanish-goods.ts';

export default {
  textsOf: ({ slug, ...english }) => spanishGoods.get(slug) ?? english,
} satisfies Translation<typeof import('./goods-texts.ts')>;
