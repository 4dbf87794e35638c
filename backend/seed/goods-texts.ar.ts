// Not reviewed by a native reader.
import { arabicGoods } from './arabic/arabic-goods.ts';

export default {
  textsOf: ({ slug, ...english }) => arabicGoods.get(slug) ?? english,
} satisfies Translation<typeof import('./goods-texts.ts')>;
