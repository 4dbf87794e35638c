// Not reviewed by a native reader.
export default {
  categories: 'Catégories',
  pasteList: 'Coller une liste',
  bestSellers: 'Meilleures ventes',
  ourPicks: 'Notre sélection',

  soldOut: 'Épuisé',
  outOfStock: 'En rupture de stock',
  percentOff: (percent: number) => `−${percent} %`,
  inCart: (count: number | string) => `${count} au panier`,
  onlyLeft: (count: number | string) => `Plus que ${count}`,
  add: 'Ajouter',
  addToCart: (amount: number | string | null, product: string) =>
    `Ajouter au panier : ${amount === null ? '' : typeof amount === 'number' ? `${amount} × ` : `${amount} `}${product}`,
  plusDeposit: (amount: string) => `plus ${amount} de consigne`,

  noSize: 'N. C.',
  units: { KILOGRAM: 'kg', LITRE: 'L', PIECE: 'pièce' },
  weight: 'Poids',
  size: 'Contenance',
} satisfies Translation<typeof import('#web/shared/products/texts.ts')>;
