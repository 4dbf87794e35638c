// Not reviewed by a native reader.
export default {
  repeatedProduct: 'Este producto está más de una vez en la cesta. Sume sus cantidades.',
} satisfies Translation<typeof import('#gateway/features/cart/texts.ts')>;
