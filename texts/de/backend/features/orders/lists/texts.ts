export default {
  newestOrders: (count: number) => `Das sind die neuesten ${count} Bestellungen.`,
} satisfies Translation<typeof import('#backend/features/orders/lists/texts.ts')>;
