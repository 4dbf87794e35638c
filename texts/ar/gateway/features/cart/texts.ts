// Not reviewed by a native reader.
export default {
  repeatedProduct: 'هذا المنتج في السلة أكثر من مرة. يُرجى جمع كمياته.',
} satisfies Translation<typeof import('#gateway/features/cart/texts.ts')>;
