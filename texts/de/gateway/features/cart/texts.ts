export default {
  repeatedProduct: 'Dieses Produkt liegt mehrmals im Warenkorb. Bitte zählen Sie die Mengen zusammen.',
} satisfies Translation<typeof import('#gateway/features/cart/texts.ts')>;
