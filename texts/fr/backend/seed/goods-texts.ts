// Not reviewed by a native reader.
import { frenchGoods } from '#backend/seed/french/french-goods.ts';

export default {
  textsOf: ({ slug, ...english }) => frenchGoods.get(slug) ?? english,
} satisfies Translation<typeof import('#backend/seed/goods-texts.ts')>;
