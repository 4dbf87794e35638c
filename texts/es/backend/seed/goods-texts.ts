// Not reviewed by a native reader.
import { spanishGoods } from '#backend/seed/spanish/spanish-goods.ts';

export default {
  textsOf: ({ slug, ...english }) => spanishGoods.get(slug) ?? english,
} satisfies Translation<typeof import('#backend/seed/goods-texts.ts')>;
