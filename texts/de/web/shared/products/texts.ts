export default {
  categories: 'Kategorien',
  pasteList: 'Liste einfügen',
  bestSellers: 'Bestseller',
  ourPicks: 'Unsere Empfehlungen',

  soldOut: 'Ausverkauft',
  outOfStock: 'Nicht vorrätig',
  percentOff: (percent: number) => `−${percent} %`,
  inCart: (count: number) => `${count} im Korb`,
  onlyLeft: (count: number) => `Nur noch ${count}`,
  add: 'Hinzufügen',
  addToCart: (count: number, product: string) => `${count > 1 ? `${count} × ` : ''}${product} zum Warenkorb hinzufügen`,
  plusDeposit: (amount: string) => `zzgl. ${amount} Pfand`,

  noSize: 'k. A.',
  units: { KILOGRAM: 'kg', LITRE: 'l', PIECE: 'Stück' },
  weight: 'Gewicht',
  size: 'Größe',
} satisfies Translation<typeof import('#web/shared/products/texts.ts')>;
