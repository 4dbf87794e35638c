export default {
  categories: 'Kategorien',
  pasteList: 'Liste einfügen',
  bestSellers: 'Bestseller',
  ourPicks: 'Unsere Empfehlungen',

  soldOut: 'Ausverkauft',
  outOfStock: 'Nicht vorrätig',
  percentOff: (percent: number) => `−${percent} %`,
  inCart: (count: number | string) => `${count} im Korb`,
  onlyLeft: (count: number | string) => `Nur noch ${count}`,
  add: 'Hinzufügen',
  addToCart: (amount: number | string | null, product: string) =>
    `${amount === null ? '' : typeof amount === 'number' ? `${amount} × ` : `${amount} `}${product} zum Warenkorb hinzufügen`,
  plusDeposit: (amount: string) => `zzgl. ${amount} Pfand`,

  noSize: 'k. A.',
  units: { KILOGRAM: 'kg', LITRE: 'l', PIECE: 'Stück' },
  weight: 'Gewicht',
  size: 'Größe',
} satisfies Translation<typeof import('#web/shared/products/texts.ts')>;
