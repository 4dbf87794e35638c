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
  deposits: 'Depósitos',
  importProducts: 'Importar',

  listTools: 'Lista de productos',
  search: 'Buscar',
  searchPlaceholder: 'Nombre o referencia',
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
  select: (name: string) => `Seleccionar: ${name}`,
  isInStock: (name: string) => `${name}: disponible`,
  count: 'Contar',
  countProduct: (name: string) => `Contar: ${name}`,
  onHand: (pieces: number | string) => `${pieces} en existencias`,
  stockOf: (name: string, pieces: number | string) => `Existencias: ${name}, ${pieces} en existencias`,
  copy: 'Copiar',
  addCopy: (name: string) => `Añadir una copia: ${name}`,

  price: 'Precio',
  priceOf: (name: string) => `Precio de ${name}`,
  priceIn: (currency: string) => `Precio (${currency})`,
  offerPriceIn: (currency: string) => `Precio de oferta (${currency})`,
  offerEndsAt: (price: string) => `Escriba ${price} para terminar la oferta.`,
  enterPrice: (example: string) => `Escriba un número, por ejemplo ${example}.`,
  priceIsNow: (shown: string) =>
    `Alguien ha cambiado este precio. Ahora es ${shown}. Guarde otra vez para sustituirlo.`,
  noSuchProduct: 'Este producto ya no está en la tienda.',
  priceSaved: 'Precio guardado.',
  priceNotSaved: 'El precio no se ha guardado.',
  cancel: 'Cancelar',

  chooseAll: (count: number) => `Elegir los ${count}`,
  changeChosen: 'Cambiar…',
  changeProducts: (count: number) => `Cambiar ${count} ${count === 1 ? 'producto' : 'productos'}`,
  whatToChange: '¿Qué quiere cambiar?',
  bulkKinds: {
    PERCENT: 'Precio en porcentaje',
    TAX_CLASS: 'Tipo de IVA',
    CATEGORY: 'Categoría',
    ARCHIVE: 'Archivar',
  },
  bulkHints: {
    PERCENT:
      'En los productos con oferta solo cambia el precio de oferta. Si una oferta llegara al precio normal, termina.',
    TAX_CLASS: undefined,
    CATEGORY: undefined,
    ARCHIVE:
      'Los productos archivados salen de la tienda. Siguen en los pedidos antiguos, y usted puede volver a venderlos.',
  },
  percent: 'Porcentaje',
  percentHint: 'Por ejemplo, 5 o -2,5. Cada precio se redondea al céntimo.',
  enterPercent: 'Escriba un número de -90 a 1000, por ejemplo 5 o -2,5.',
  taxClass: 'Tipo de IVA',
  chooseOne: 'Elija una',
  chooseCategory: 'Elija una categoría.',
  showChanges: 'Ver los cambios',
  willChange: (changed: number, count: number) =>
    `${changed === 1 ? 'Cambia 1 producto' : `Cambian ${changed} productos`} de ${count}.`,
  noneChanges: 'No cambia nada: todos los productos están ya así.',
  before: 'Antes',
  after: 'Después',
  andMore: (count: number) => `Y ${count} más.`,
  confirmBulk: (count: number, isArchiving: boolean) =>
    `${isArchiving ? 'Archivar' : 'Cambiar'} ${count} ${count === 1 ? 'producto' : 'productos'}`,
  nothingChanged: 'No se ha cambiado nada.',
  productsChanged: 'Productos cambiados.',

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

  notCounted: 'Sin control de existencias: solo el interruptor decide si se puede comprar el producto.',
  counted: (pieces: number | string, held: number) =>
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
  startCounting: 'Controlar existencias',
  stopCounting: 'No controlar existencias',
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
    STOPPED: 'Fin del control',
    WASTED: 'Merma',
  },
  moveOfOrder: (move: string, number: string) => `${move}, pedido ${number}`,
  doneBy: (name: string) => `por ${name}`,
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

  howToCount:
    'Escriba cuántas unidades se pueden vender todavía, sin las de los pedidos. Intro pasa al producto siguiente. Los pedidos que lleguen mientras cuenta se tienen en cuenta.',
  onlyCounted: 'Solo productos controlados',
  countedOf: (name: string) => `Recuento: ${name}`,
  notYetCounted: 'Sin control todavía',
  shownBefore: (shown: number | null) => (shown === null ? 'al escribir, sin control' : `${shown} al escribir`),
  keepCount: (typed: string) => `Dejar ${typed}`,
  showMoreProducts: (rest: number) => `Mostrar más productos (quedan ${rest})`,
  countsTyped: (number: number) => `${number} ${number === 1 ? 'recuento' : 'recuentos'} sin guardar`,
  saveCounts: 'Guardar recuentos',
  discardCounts: 'Descartar',
  countsDiscarded: 'Recuentos descartados',
  countsSaved: (number: number) => `${number} ${number === 1 ? 'recuento guardado' : 'recuentos guardados'}.`,
  countsNotSaved: (number: number) =>
    `${number} ${number === 1 ? 'recuento no se ha guardado' : 'recuentos no se han guardado'}.`,
  countsStillHere: 'Lo que ha escrito sigue aquí.',

  howToReceive: 'Elija los productos de la entrega y escriba cuántas unidades han llegado. Se guarda todo junto.',
  findProduct: 'Buscar un producto',
  findProductHint: 'Escriba o escanee. Intro elige el primer resultado.',
  noProductFound: 'Ningún producto coincide.',
  foundMany: (number: number) => `Coinciden ${number} productos. Escriba más letras del nombre.`,
  received: 'Productos recibidos',
  receivedOf: (name: string) => `Recibido: ${name}`,
  removeLine: (name: string) => `Quitar de la entrega: ${name}`,
  startsWithDelivery: 'Sin control todavía: empieza con esta entrega, como si antes no hubiera ninguna unidad.',
  nothingReceived: 'Todavía no hay productos elegidos.',
  deliveryNote: 'Nota',
  deliveryNoteHint: 'Por ejemplo, el proveedor y el número del albarán. Aparece en el historial de cada producto.',
  saveDelivery: (number: number) =>
    number === 0 ? 'Guardar la entrega' : `Guardar ${number} ${number === 1 ? 'producto' : 'productos'}`,
  discardDelivery: 'Descartar',
  deliverySaved: (number: number) => `${number} ${number === 1 ? 'producto recibido' : 'productos recibidos'}.`,
  deliveryNotSaved: 'La entrega no se ha guardado.',
  seeRows: 'Revise los productos marcados.',
  deliveryWasSaved:
    'Esta entrega ya se guardó antes de que la cambiara. Mire el historial de sus productos, deje aquí solo lo que falte y guarde de nuevo.',

  caseScanned: 'Es el código de barras de una caja. Se ha abierto el producto que contiene.',
  unknownCode: (code: string) => `Ningún producto tiene el código de barras ${code}.`,
  unknownShopCode: (code: string) =>
    `Ningún producto tiene el código de barras ${code}. Parece la etiqueta de una balanza: los pesos y precios de los códigos de barras no se leen.`,
  addWithCode: 'Añadir un producto con este código',
  hideNotice: 'Cerrar',
} satisfies Translation<typeof import('#web/features/seller/stock/texts.ts')>;
