// Not reviewed by a native reader.
import { frenchGoods } from './french/french-goods.ts';

export default {
  textsOf: ({ slug, ...english }) => frenchGoods.get(slug) ?? english,
} satisfies Translation<typeof import('./goods-texts.ts')>;
