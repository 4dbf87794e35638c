// Not reviewed by a native reader.
export default {
  shoppingList: 'Lista de la compra',
  whatDoYouNeed: '¿Qué necesita?',
  oneThingALine: 'Un artículo por línea, o varios separados por comas: 3 plátanos, leche, 500 g de harina',
  pleaseWrite: 'Escriba lo que necesita, por ejemplo «3 plátanos, leche».',
  findProducts: 'Buscar los productos',

  productsForList: 'Productos para su lista',
  offline: 'No tiene conexión. Su lista se guarda aquí: inténtelo más tarde.',
  foundOf: (found: number, count: number, unsure: number) =>
    `${found} de ${count} ${found === 1 ? 'encontrado' : 'encontrados'}.${unsure > 0 ? ` Elija un producto para ${unsure}.` : ''} No hay nada en su cesta hasta que lo añada.`,
  addToCart: (count: number, sum: string) =>
    `Añadir ${count} ${count === 1 ? 'artículo' : 'artículos'} a la cesta · ${sum}`,
  addedToCart: (count: number) =>
    count === 1 ? `${count} artículo añadido a la cesta` : `${count} artículos añadidos a la cesta`,
  notFound: 'No encontrado',
  searchFor: (name: string) => `Buscar «${name}»`,
  chooseProduct: 'Elija un producto u omita esta línea',
  leaveOut: 'Omitir',
  outOfStock: 'Agotado',
  soldOut: 'agotado',
  each: (price: string) => `${price} la unidad`,
} satisfies Translation<typeof import('#web/features/shopping-list/texts.ts')>;
