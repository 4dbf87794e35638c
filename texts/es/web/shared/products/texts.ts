// Not reviewed by a native reader.
export default {
  categories: 'Categorías',
  pasteList: 'Pegar una lista',
  bestSellers: 'Los más vendidos',
  ourPicks: 'Nuestra selección',

  soldOut: 'Agotado',
  outOfStock: 'Agotado',
  percentOff: (percent: number) => `−${percent} %`,
  inCart: (count: number | string) => `${count} en la cesta`,
  onlyLeft: (count: number | string) => (count === 1 ? `Solo queda ${count}` : `Solo quedan ${count}`),
  add: 'Añadir',
  addToCart: (amount: number | string | null, product: string) =>
    `Añadir a la cesta: ${amount === null ? '' : typeof amount === 'number' ? `${amount} × ` : `${amount} `}${product}`,
  plusDeposit: (amount: string) => `más ${amount} de depósito`,

  noSize: 'N/D',
  units: { KILOGRAM: 'kg', LITRE: 'L', PIECE: 'ud.' },
  weight: 'Peso',
  size: 'Contenido',
} satisfies Translation<typeof import('#web/shared/products/texts.ts')>;
