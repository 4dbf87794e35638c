export default {
  newestOrders: (count: number) => `Das sind die neuesten ${count} Bestellungen.`,
} satisfies Translation<typeof import('./texts.ts')>;
