// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  addProduct: 'Nuevo producto',
  copiedFrom: (name: string) => `Copia de «${name}». Modifíquela y después añádala.`,
  copyGone: 'El producto que quiere copiar ya no existe.',
  copyWouldReplace: (name: string) => `Hay un borrador sin guardar. Una copia de «${name}» lo reemplazaría.`,
  replaceDraft: 'Reemplazar el borrador',
  keepDraft: 'Conservar el borrador',
  close: 'Cerrar',

  draft: 'Borrador',
  newDraftRestored:
    'Se ha recuperado su borrador. Se queda en este navegador hasta que añada el producto o descarte el borrador.',
  editedDraftRestored:
    'Se ha recuperado su borrador. Se queda en este navegador hasta que guarde el producto o descarte el borrador.',
  discardDraft: 'Descartar el borrador',
  draftWasDiscarded: 'El borrador se ha descartado.',
  restoreDraft: 'Recuperar el borrador',
  draftDiscarded: 'Borrador descartado',
  undo: 'Deshacer',

  addTheProduct: 'Añadir el producto',
  reset: 'Restablecer',
  stop: 'Detener',
  savedAsDraft: 'Guardado como borrador en este navegador.',
  notStoredAsDraft: 'Este navegador no guarda su borrador. Al recargar la página se pierde.',
  sendingProduct: 'Envío del producto',
  sendingStarts: 'Enviando el producto…',
  allSent: 'Todo enviado. La tienda está añadiendo el producto…',
  sending: (percent: number) => `Enviando: ${percent} %`,
  sendingPicture: (picture: number, count: number, percent: number) =>
    `Enviando la imagen ${picture} de ${count}: ${percent} %`,
  sendingStopped: 'Se ha detenido el envío. Todo lo que ha escrito sigue aquí.',
  productAdded: 'Producto añadido',
  notAdded: 'El producto no se ha añadido.',
  stillHere: 'Todo lo que ha escrito sigue aquí.',
  mayHaveArrived:
    'Es posible que la tienda lo haya añadido de todos modos: revise la lista de productos antes de reintentarlo.',

  backToList: 'Volver a la lista de productos',
  editProduct: 'Editar el producto',
  loadingProduct: 'Cargando el producto',
  noSuchProduct: (listLink: ReactNode) => sentence`La tienda no tiene ese producto. Elija uno de la ${listLink}.`,
  productListLink: 'lista de productos',
  noLongerSold: 'Ya no se vende',
  changedElsewhere: 'Otra persona ha modificado este producto.',
  takeNewer: 'Usar la versión más reciente',
  listOfPictures: 'Lista de imágenes',
  anotherList: 'otra lista',
  isArchived: 'Este producto está archivado: los clientes no lo ven, y los pedidos antiguos aún lo muestran.',
  addCopy: 'Añadir una copia',
  archive: 'Archivar',
  bringBack: 'Volver a vender',
  save: 'Guardar',
  saved: 'Guardado',
  productSaved: 'Producto guardado',
  notSaved: 'El producto no se ha guardado.',
  notChanged: 'El producto no se ha modificado.',

  bestSeller: 'En la selección',
  isBestSeller: (name: string) => `${name}: en la selección`,
  bestSellerOfHome: 'En la selección de la página de inicio',
  notBestSeller: 'Fuera de la selección',
  nowBestSeller: 'Añadido a la selección',
  noLongerBestSeller: 'Retirado de la selección',
  bestSellersNotChanged: 'La selección no se ha modificado.',

  arrangeProducts: 'Ordenar los productos',
  loadingProducts: 'Cargando los productos',
  noProducts: 'Todavía no hay productos',
  noProductsHint: 'Los productos que añada se pueden ordenar aquí.',
  addFirstProduct: 'Añadir su primer producto',
  saving: 'Guardando…',
  done: 'Terminar',
  orderOfProducts: 'Orden de los productos',
  arrangeHint:
    'Los clientes ven los productos en este orden, salvo que ordenen la lista. Escriba otro número para mover un producto a un lugar lejano. La página de inicio muestra primero la selección.',
  cannotArrange: 'Esta tienda no puede cambiar el orden de sus productos.',
  productsInOrder: 'Productos en su orden',
  pagesOfProducts: 'Páginas de los productos',
  numberOf: (name: string) => `Número: ${name}`,
  isNowNumber: (name: string, place: number) => `${name} tiene ahora el número ${place}`,
  orderNotChanged: 'El orden no se ha modificado.',

  productPictures: 'Imágenes del producto',
  pictures: 'Imágenes',
  picturesHint:
    'Haga clic en un recuadro, o arrastre o pegue imágenes: JPEG, PNG, WebP o GIF (solo el primer fotograma). Las fotos grandes se reducen antes de enviarlas.',
  mainPicture: 'Imagen principal',
  main: 'Principal',
  pictureNumber: (picture: number) => `Imagen ${picture}`,
  picturesAdded: (count: number) => (count === 1 ? '1 imagen añadida' : `${count} imágenes añadidas`),
  pictureMoved: (from: number, to: number) => `La imagen ${from} es ahora la imagen ${to}`,
  movePicture: (picture: number, direction: 'left' | 'right') =>
    `Mover la imagen ${picture} a la ${direction === 'left' ? 'izquierda' : 'derecha'}`,
  removePicture: (picture: number) => `Eliminar la imagen ${picture}`,
  pictureSent: (picture: number) => `Envío de la imagen ${picture}`,
  previewOf: (picture: string) => `Vista previa: ${picture}`,
  storePicture: 'una imagen de la tienda',
  tooManyPictures: (maxCount: number) => `Un producto tiene ${maxCount} imágenes como máximo.`,
  notAPicture: (file: string) =>
    `«${file}» no es una imagen que la tienda acepte. Elija un archivo JPEG, PNG, WebP o GIF.`,
  pictureTooLarge: (file: string, maxMegabytes: number) =>
    `«${file}» ocupa más de ${maxMegabytes} MB y no se puede reducir aquí. Elija otro archivo.`,
  pictureUnreadable: (picture = 'Este archivo') => `${picture} no se puede leer como imagen. Elija otra.`,

  shopPreview: 'Vista previa en la tienda',
  yourProduct: 'Su producto',

  details: 'Detalles',
  charactersLeft: (count: number) => (count === 1 ? 'Queda 1 carácter.' : `Quedan ${count} caracteres.`),
  tooLong: (maxLength: number, length: number) =>
    `Este texto puede tener ${maxLength} caracteres como máximo; ahora tiene ${length}.`,
  none: 'ninguno',

  productName: 'Nombre del producto',
  nameMissing: 'Escriba el nombre del producto.',
  nameTooLong: (maxLength: number, length: number) =>
    `Un nombre puede tener ${maxLength} caracteres como máximo; este tiene ${length}.`,

  productDescription: 'Descripción del producto',
  descriptionHint: 'Cada línea es un punto de la lista en la página del producto.',
  pointsLeft: (count: number) => (count === 1 ? 'Queda 1 punto.' : `Quedan ${count} puntos.`),
  tooManyPoints: (maxCount: number, count: number) =>
    `Una descripción puede tener ${maxCount} puntos como máximo; esta tiene ${count}.`,
  pointTooLong: (point: number, length: number, maxLength: number) =>
    `El punto ${point} es demasiado largo: tiene ${length} caracteres; se permiten ${maxLength} como máximo.`,
  shownDescription: 'La descripción tal como la ven los clientes',
  aboutThisProduct: 'Acerca de este producto',

  searchWordsHint:
    'Otros nombres con los que los clientes encuentran el producto, como refresco, gaseosa. Los clientes no los ven.',

  priceIn: (currency: string) => `Precio (${currency})`,
  offerPriceIn: (currency: string) => `Precio de oferta (${currency})`,
  enterAmount: (field: 'price' | 'offerPrice', example: string) =>
    `Escriba el ${field === 'price' ? 'precio' : 'precio de oferta'} como número, por ejemplo ${example}.`,
  amountTooHigh: (field: 'price' | 'offerPrice', max: string) =>
    `El ${field === 'price' ? 'precio' : 'precio de oferta'} puede ser de ${max} como máximo.`,
  offerAbovePrice: 'El precio de oferta no puede ser mayor que el precio.',
  shownAsOff: (percent: number) => `Se muestra como −${percent} %.`,
  noReduction: (amount: string | null) =>
    amount === null
      ? 'Los clientes no ven ninguna rebaja: el producto no estuvo en venta en los 30 días anteriores a la oferta.'
      : `Los clientes no ven ninguna rebaja: el precio más bajo de los 30 días anteriores a la oferta fue ${amount}.`,
  comparedWith: (amount: string) =>
    `En comparación con ${amount}, el precio más bajo de los 30 días anteriores a la oferta.`,
  priceHistory: 'Historial de precios',
  since: 'Desde',
  onSale: 'En venta',
  yes: 'Sí',
  no: 'No',
  offerHint: 'Lo que pagan los clientes con la oferta. Vacío si no hay oferta.',

  skuHint: 'Su número o el de su proveedor. Las listas de precios encuentran el producto con ella.',
  noDeposit: 'Ninguno',
  depositChoice: (type: string, amount: string) => `${type}, ${amount}`,
  depositHint: 'Se cobra junto al precio y nunca está incluido en él.',
  containers: 'Envases por pieza',
  containersFault: (max: number) => `Introduzca un número entero de 1 a ${max}, por ejemplo 6 para un paquete de 6.`,
  minimumAgeHint: 'Para productos con límite de edad, como el vino. La edad se comprueba al entregarlos',
  forEverybody: 'Para todos',
  fromAge: (age: number) => `${age} años o más`,

  weight: 'Peso o contenido',
  shownAsSize: (shown: string) => `Se muestra como ${shown}.`,
  soldByWeight: (grams: string) => `Se vende al peso: el precio es el de ${grams} g, y nadie paga más.`,
  weightHint: 'Por ejemplo, 500 g, 6 unidades o aprox. 1 kg; 400–600 g para lo que usted pesa.',
  weightUnreadable:
    'Escriba una cantidad con su unidad, por ejemplo 500 g, 1,5 kg, 6 unidades, aprox. 1 kg o 400–600 g.',

  gtinHint: 'El número bajo el código de barras. Un escáner lo rellena.',
  gtinLength: 'Un código de barras tiene 8, 12, 13 o 14 cifras.',
  gtinCheck: 'La última cifra no corresponde a las demás. Compare el número con el envase.',
  gtinFilledIn: (code: string) => `Código de barras ${code} rellenado. Aún no está guardado.`,
  itemFilledIn: (code: string) =>
    `Es el código de barras de una caja. Se ha rellenado el de su unidad, ${code}. Aún no está guardado.`,
  gtinReadAs: (code: string) => `Se guarda como ${code}.`,
  gtinOfItem: (code: string) => `Es el código de barras de una caja. Se guarda el de su unidad: ${code}.`,

  lookUp: 'Consultar el código de barras',
  foundFacts: 'Encontrado para este código de barras',
  foundName: 'Nombre',
  foundSize: 'Contenido',
  foundBrand: 'Marca',
  foundLegalName: 'Denominación',
  foundIngredients: 'Ingredientes',
  takeFacts: 'Usar el nombre y el contenido',
  foundNothing: 'Aún no tiene datos de este producto.',

  lookUpFailed: 'La consulta no ha funcionado. Inténtelo de nuevo.',
  soldAs: 'Venta',
  soldAsHint: 'Los productos que corta o llena por peso, como el jamón o las nueces, se venden en pasos.',
  byThePiece: 'Por unidad o paquete',
  inSteps: 'En pasos de peso',
  portionParts: { grams: 'Paso en gramos', from: 'Cantidad mínima en gramos', to: 'Cantidad máxima en gramos' },
  stepFault: 'Indique el paso en gramos enteros.',
  leastFault: (step: string) => `La cantidad mínima debe ser de pasos enteros de ${step}.`,
  mostFault: (step: string, least: string) =>
    `La cantidad máxima debe ser de pasos enteros de ${step} y de al menos ${least}.`,
  tooManySteps: (most: string) => `La cantidad máxima puede ser como mucho ${most}, o elija pasos más grandes.`,
  priceOfStep: (step: string, price: string, perKilogram: string) =>
    `El precio es el de ${step}: ${price}, es decir, ${perKilogram} por 1\u00a0kg. Quien prepara el pedido indica el peso, y los clientes nunca pagan más que por la cantidad pedida.`,
  portionWords: (step: string, from: string, to: string) => `${step}, de ${from} a ${to}`,
} satisfies Translation<typeof import('#web/features/seller/products/texts.ts')>;
