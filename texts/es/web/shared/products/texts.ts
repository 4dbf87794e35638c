// Not reviewed by a native reader.
export default {
  categories: 'Categorías',
  pasteList: 'Pegar una lista',
  bestSellers: 'Los más vendidos',
  ourPicks: 'Nuestra selección',

  soldOut: 'Agotado',
  outOfStock: 'Agotado',
  percentOff: (percent: number) => `−${percent} %`,
  inCart: (count: number) => `${count} en la cesta`,
  onlyLeft: (count: number) => (count === 1 ? `Solo queda ${count}` : `Solo quedan ${count}`),
  add: 'Añadir',
  addToCart: (count: number, product: string) => `Añadir a la cesta: ${count > 1 ? `${count} × ` : ''}${product}`,
  plusDeposit: (amount: string) => `más ${amount} de depósito`,

  noSize: 'N/D',
  units: { KILOGRAM: 'kg', LITRE: 'L', PIECE: 'ud.' },
  weight: 'Peso',
  size: 'Contenido',
} satisfies Translation<typeof import('#web/shared/products/texts.ts')>;
