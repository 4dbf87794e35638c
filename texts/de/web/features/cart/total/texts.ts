export default {
  cart: 'Warenkorb',
  viewCart: 'Zum Warenkorb',
  plusDelivery: 'zzgl. Lieferung',
  inclDelivery: 'inkl. Lieferung',
  inclTax: 'inkl. MwSt.',
  itemsOf: (count: number) => `${count} Artikel`,
  cartWith: (items: string, total: string | undefined) =>
    total ? `Warenkorb, ${items}, ${total}` : `Warenkorb, ${items}`,
} satisfies Translation<typeof import('#web/features/cart/total/texts.ts')>;
