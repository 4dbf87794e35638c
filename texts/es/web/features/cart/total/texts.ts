// Not reviewed by a native reader.
export default {
  cart: 'Cesta',
  viewCart: 'Ver la cesta',
  plusDelivery: 'más gastos de envío',
  inclDelivery: 'envío incl.',
  inclTax: 'IVA incl.',
  itemsOf: (count: number) => `${count} ${count === 1 ? 'artículo' : 'artículos'}`,
  cartWith: (items: string, total: string | undefined) => (total ? `Cesta, ${items}, ${total}` : `Cesta, ${items}`),
} satisfies Translation<typeof import('#web/features/cart/total/texts.ts')>;
