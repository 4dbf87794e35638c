// Not reviewed by a native reader.
import { arabicGoods } from '#backend/seed/arabic/arabic-goods.ts';

export default {
  textsOf: ({ slug, ...english }) => arabicGoods.get(slug) ?? english,
} satisfies Translation<typeof import('#backend/seed/goods-texts.ts')>;
