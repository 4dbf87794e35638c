// Not reviewed by a native reader.
export default {
  newestOrders: (count: number) => `هذه أحدث الطلبات، وعددها ${count}.`,
} satisfies Translation<typeof import('#backend/features/orders/lists/texts.ts')>;
