// Not reviewed by a native reader.
export default {
  newestOrders: (count: number) => `Estos son los ${count} pedidos más recientes.`,
} satisfies Translation<typeof import('#backend/features/orders/lists/texts.ts')>;
