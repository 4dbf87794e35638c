export default {
  addedToCart: 'In den Warenkorb gelegt',
  atMost: (count: number) => `Von einem Produkt können höchstens ${count} im Warenkorb sein`,
  leftInCart: (count: number, product: string) => `Noch ${count} × ${product} im Warenkorb`,
  removed: (product: string) => `${product} entfernt`,
  undo: 'Rückgängig',
} satisfies Translation<typeof import('#web/shared/cart/texts.ts')>;
