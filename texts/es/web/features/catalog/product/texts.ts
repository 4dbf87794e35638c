// Not reviewed by a native reader.
export default {
  product: 'Producto',
  loadingProduct: 'Cargando el producto',
  notFound: 'Producto no encontrado',
  maybeGone: 'Es posible que ya no vendamos este producto o que su dirección esté mal escrita.',
  browseCategory: 'Ver la categoría',
  home: 'Inicio',
  products: 'Productos',

  picturesOf: (name: string) => `Imágenes: ${name}`,
  namedPicture: (name: string, at: number) => `${name}, imagen ${at}`,
  pictures: 'Imágenes',
  pictureOf: (at: number, count: number) => `Imagen ${at} de ${count}`,
  percentOff: (percent: number) => `−${percent} %`,

  youSave: (amount: string) => `Ahorra ${amount}`,
  lowestOf30Days: (amount: string) => `Precio más bajo de los 30 días anteriores a la rebaja: ${amount}`,
  onlyLeft: (left: number | string) => (left === 1 ? `Solo queda ${left}` : `Solo quedan ${left}`),
  inSteps: (step: string, from: string, to: string) => `En pasos de ${step}, de ${from} a ${to}.`,
  mostYouPay: 'Se vende al peso: pagará este precio como máximo.',
  onlyFromAge: (age: number) => `Solo para personas de ${age} años o más. Se comprueba su edad.`,
  inclTax: 'El precio incluye el IVA',
  plusTax: (percent: number) => `Más un ${percent} % de IVA al hacer el pedido`,
  loadingDescription: 'Cargando la descripción',
  aboutProduct: 'Sobre este producto',
  outOfStock: 'Agotado. No se puede pedir en este momento.',
  addToCart: 'Añadir a la cesta',
  buyNow: 'Comprar ahora',
  inYourCart: (quantity: number | string, isAllTaken: boolean) =>
    `${quantity} en su cesta${isAllTaken ? '. No quedan más.' : ''}`,

  relatedProducts: 'Productos relacionados',
  seeMore: 'Ver más',
  ofCategory: (category: string) => `de ${category}`,
  ofAllProducts: 'de todos los productos',
} satisfies Translation<typeof import('#web/features/catalog/product/texts.ts')>;
