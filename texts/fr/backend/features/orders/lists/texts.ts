// Not reviewed by a native reader.
export default {
  newestOrders: (count: number) => `Voici les ${count} commandes les plus récentes.`,
} satisfies Translation<typeof import('#backend/features/orders/lists/texts.ts')>;
