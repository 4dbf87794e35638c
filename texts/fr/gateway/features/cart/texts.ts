// Not reviewed by a native reader.
export default {
  repeatedProduct: 'Ce produit figure plusieurs fois dans le panier. Veuillez additionner ses quantités.',
} satisfies Translation<typeof import('#gateway/features/cart/texts.ts')>;
