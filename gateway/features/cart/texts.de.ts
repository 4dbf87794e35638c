export default {
  repeatedProduct: 'Dieses Produkt liegt mehrmals im Warenkorb. Bitte zählen Sie die Mengen zusammen.',
} satisfies Translation<typeof import('./texts.ts')>;
