// Not reviewed by a native reader.
export default {
  productList: 'Productos',
  loadingProducts: 'Cargando los productos',
  noProductsYet: 'Todavía no hay productos',
  whenProductsAppear: 'Los productos que añada aparecen aquí, y en la tienda mientras estén disponibles.',
  addFirst: 'Añadir su primer producto',
  productCount: (count: number, outOfStock: number | undefined) =>
    `${count} ${count === 1 ? 'producto' : 'productos'}${outOfStock === undefined ? '' : `, ${outOfStock} ${outOfStock === 1 ? 'agotado' : 'agotados'}`}`,
  onlyLoaded: (count: number, total: number) =>
    `Solo se ${count === 1 ? 'ha' : 'han'} podido cargar ${count} de ${total} productos.`,
  loadingAll: (count: number, total: number) => `Cargando todos los productos: ${count} de ${total}…`,
  tryAgain: 'Reintentar',
  noProductsMatch: 'Ningún producto coincide. Cambie la búsqueda o los filtros.',
  archivedProducts: (count: number) => `Productos archivados: ${count}`,
  pagesOfList: 'Páginas de la lista de productos',

  products: 'Productos',
  arrange: 'Ordenar',
  categories: 'Categorías',
  importProducts: 'Importar',

  listTools: 'Lista de productos',
  search: 'Buscar',
  searchPlaceholder: 'Nombre del producto',
  categoryName: (_value: string, label: string) => label,
  category: 'Categoría',
  stock: 'Existencias',
  all: 'Todas',
  inStock: 'Disponible',
  fewLeft: 'Pocas unidades',
  outOfStock: 'Agotado',
  sortBy: 'Ordenar por',
  sortNames: {
    newest: 'Más recientes primero',
    name: 'Nombre, de la A a la Z',
    price: 'Precio de oferta, de menor a mayor',
  },

  tableCaption: (page: number, pageCount: number) =>
    `Todos los productos con sus existencias${pageCount > 1 ? `, página ${page} de ${pageCount}` : ''}`,
  selectAll: 'Seleccionar todos los productos mostrados',
  product: 'Producto',
  offerPrice: 'Precio de oferta',
  select: (name: string) => `Seleccionar: ${name}`,
  isInStock: (name: string) => `${name}: disponible`,
  count: 'Contar',
  countProduct: (name: string) => `Contar: ${name}`,
  onHand: (pieces: number) => `${pieces} en existencias`,
  stockOf: (name: string, pieces: number) => `Existencias: ${name}, ${pieces} en existencias`,
  copy: 'Copiar',
  addCopy: (name: string) => `Añadir una copia: ${name}`,

  selectedProducts: 'Productos seleccionados',
  selectedCount: (number: number) => (number === 1 ? '1 seleccionado' : `${number} seleccionados`),
  changing: (at: number, total: number) => `Cambiando ${at} de ${total}…`,
  markInStock: 'Marcar como disponible',
  markOutOfStock: 'Marcar como agotado',
  clear: 'Quitar la selección',
  undo: 'Deshacer',
  marked: (number: number, isIn: boolean) =>
    number === 1
      ? `1 producto marcado como ${isIn ? 'disponible' : 'agotado'}`
      : `${number} productos marcados como ${isIn ? 'disponibles' : 'agotados'}`,
  changedBack: (number: number) =>
    number === 1 ? '1 producto vuelve a estar como antes' : `${number} productos vuelven a estar como antes`,
  alreadySo: (isIn: boolean) => `Todos los productos seleccionados ya están ${isIn ? 'disponibles' : 'agotados'}`,
  notChanged: 'Las existencias no se han modificado.',
  updated: 'Existencias actualizadas',

  notCounted: 'Sin recuento: solo el interruptor decide si se puede comprar.',
  counted: (pieces: number, held: number) =>
    `${pieces} en existencias.${held > 0 ? ` Los pedidos pendientes de pago ${held === 1 ? 'reservan 1 unidad' : `reservan ${held} unidades`} más.` : ''}`,
  whatHappened: '¿Qué ha pasado?',
  reasons: {
    COUNTED: {
      option: 'Recuento',
      label: '¿Cuántas unidades hay?',
      hint: 'Todas las unidades que se pueden vender.',
    },
    RECEIVED: { option: 'Entrada', label: '¿Cuántas unidades han llegado?', hint: undefined },
    WASTED: { option: 'Merma', label: '¿Cuántas unidades se han estropeado o perdido?', hint: undefined },
    CORRECTED: { option: 'Corrección', label: '¿Cuántas unidades de más o de menos?', hint: 'Por ejemplo 2, o -2.' },
  },
  needsWholeNumber: 'Escriba un número entero.',
  needsSmallerNumber: (most: number) => `Escriba un número de ${most} como máximo.`,
  needsOtherThanZero: 'Escriba un número distinto de 0.',
  save: 'Guardar',
  startCounting: 'Empezar el recuento',
  stopCounting: 'Terminar el recuento',
  stockNotSaved: 'Las existencias no se han modificado. Inténtelo de nuevo.',
  stockSaved: 'Existencias guardadas.',
  history: 'Historial',
  moveNames: {
    CORRECTED: 'Corrección',
    COUNTED: 'Recuento',
    RECEIVED: 'Entrada',
    RETURNED: 'Devolución de un pedido',
    SHORTED: 'Falta en un pedido',
    SOLD: 'Venta',
    STOPPED: 'Fin del recuento',
    WASTED: 'Merma',
  },
  moveOfOrder: (move: string, number: string) => `${move}, pedido ${number}`,
  showOlder: 'Mostrar cambios anteriores',

  demoProducts: 'Productos de demostración',
  demoNotice: (number: number) =>
    number === 1
      ? 'La tienda incluye 1 producto de demostración que nunca se ha pedido.'
      : `La tienda incluye ${number} productos de demostración que nunca se han pedido.`,
  removeThem: 'Eliminarlos',
  removeTitle: (number: number) => `¿Eliminar ${number} ${number === 1 ? 'producto' : 'productos'} de demostración?`,
  removeConsequences:
    'Desaparecen de inmediato de la tienda y de todas las cestas, y no se pueden recuperar. Sus propios productos y todos los productos pedidos se conservan.',
  remove: 'Eliminar',
  keepThem: 'Conservarlos',
  demoRemoved: 'Los productos de demostración se han eliminado.',
  demoNotRemoved: 'Los productos de demostración no se han eliminado.',
} satisfies Translation<typeof import('./texts.ts')>;
