import { germanGoods } from './german/german-goods.ts';

export default {
  textsOf: ({ slug, ...english }) => germanGoods.get(slug) ?? english,
} satisfies Translation<typeof import('./goods-texts.ts')>;
