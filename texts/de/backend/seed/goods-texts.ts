import { germanGoods } from '#backend/seed/german/german-goods.ts';

export default {
  textsOf: ({ slug, ...english }) => germanGoods.get(slug) ?? english,
} satisfies Translation<typeof import('#backend/seed/goods-texts.ts')>;
