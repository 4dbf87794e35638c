// Not reviewed by a native reader.
export default {
  descriptionLine: 'Línea de la descripción',
  isMissing: (label: string) => `Rellene el campo «${label}».`,
  isNoPrice: (label: string) => `«${label}» debe ser un importe de 0,01 a 100\u00a0000, con dos decimales como máximo.`,
  hiddenInSku: 'La referencia solo puede tener caracteres visibles.',
  skuIsTaken: (sku: string, product: string) =>
    `La referencia ${sku} es de ${product}. Cada producto necesita la suya.`,
  isNoGtin: 'El código de barras debe tener 8, 12, 13 o 14 cifras.',
  wrongCheckDigit: 'La última cifra del código de barras no corresponde a las demás. Compare el número con el envase.',
  shortenedGtin:
    'Una hoja de cálculo ha acortado el código de barras. Dé a la columna formato de texto y escriba todas las cifras.',
  lostZeros:
    'Al código de barras le faltan cifras. Si una hoja de cálculo ha quitado ceros al principio, dé a la columna formato de texto y escriba todas las cifras.',
  zerosAdded: (cell: string, number: string) => `${cell} se lee como ${number}: faltaban ceros al principio.`,
  itemOfCase: (cell: string, number: string) =>
    `${cell} es el código de barras de una caja. El producto recibe el código de una unidad de la caja, ${number}.`,
  readAsBefore: (cell: string, sku: string) =>
    `${cell} se lee como ${sku}, la referencia del producto: una hoja de cálculo puede haberla cambiado.`,
  gtinIsTaken: (gtin: string, product: string) =>
    `El código de barras ${gtin} es de ${product}. Cada producto necesita el suyo.`,
  tooManySearchWords: (max: number) => `Las palabras de búsqueda pueden tener como máximo ${max} palabras.`,
  tooManyLines: (max: number) => `La descripción puede tener como máximo ${max} líneas.`,
  amountFault: (max: number) => `La cantidad del contenido debe ser un número entero del 1 al ${max}.`,
  isNoSize: 'El contenido debe ser una cantidad con una unidad.',
  isNoSizeText: 'El contenido debe ser una cantidad con una unidad, por ejemplo 500 g, 1,5 kg, 250 ml, 1 l o 6 pcs.',
  isNoWeightText:
    'El peso debe ser una cantidad con una unidad, por ejemplo 500 g, 6 x 330 ml o 400–600 g, o palabras sin número.',
  pieceUnit: 'piezas',
  readAsThousands: (cell: string, number: string) => `${cell} se lee como ${number}.`,
  otherCurrency: (cell: string, amount: string) => `${cell} se lee como ${amount}, sin conversión.`,
  threeDecimals: (cell: string) =>
    `${cell} tiene tres decimales. Escriba dos como máximo, y los millares sin separador, por ejemplo 1234.`,
  noDepositInSteps:
    'Los productos en pasos de peso no tienen depósito, porque se cobra por cada unidad. Quite uno de los dos.',
  stopCountingFirst: (product: string) =>
    `Las existencias de este producto cuentan sus pasos: ${product}. Deje primero de contarlo y cuéntelo después en los nuevos pasos.`,
  isNoPortion:
    'La porción necesita un paso en gramos, y una cantidad mínima y una máxima en pasos enteros, de 1\u00a0g a 1.000.000\u00a0g.',
  tooManySteps: (max: number) => `La cantidad máxima puede tener como mucho ${max} pasos.`,
  isNoPortionText:
    'La porción debe ser un paso con las cantidades que se pueden pedir, por ejemplo 50 g: 100 g - 2 kg.',
  minimumAgeFault: 'La edad mínima debe ser 16 o 18, o quedar vacía.',
  taxClassFault: (codes: string) => `El tipo de IVA debe ser uno de estos: ${codes}.`,
  unknownCategory: (names: string) => `La categoría debe ser una de estas: ${names}.`,
  dearOffer: 'El precio de oferta no debe ser superior al precio.',
  tooManyPictures: (max: number) => `Un producto puede tener como máximo ${max} imágenes.`,
  pictureTooLarge: (megabytes: number) =>
    `Cada imagen puede tener como máximo ${megabytes}\u00a0MB. Redúzcala e inténtelo de nuevo.`,
  pictureGone: 'La tienda ya no tiene esta imagen. Añádala de nuevo.',
  pictureNotSent: 'Esta imagen no se ha enviado. Añádala de nuevo.',
  pictureNotPlaced: 'Cada imagen enviada necesita un lugar entre las imágenes.',
  noSuchPicture: 'Esta imagen no existe.',
  unreadableForm: 'No se ha podido leer el formulario. Envíelo de nuevo.',
  formTooLarge: 'El formulario es demasiado grande. Envíe menos imágenes o imágenes más pequeñas.',
  unknownProduct: 'Este producto no existe.',
  unknownProductBefore: 'No existe el producto detrás del cual colocar este.',
  changedSince: 'El producto ha cambiado desde que lo abrió. Revise los valores nuevos y guarde de nuevo.',
  lessOnHand: (product: string) =>
    `Las existencias de este producto se cuentan, y quedan menos que la cantidad mínima que se puede pedir: ${product}. Registre antes una recepción o un recuento.`,
  noneOnHand: (product: string) =>
    `Las existencias de este producto se controlan y están a 0: ${product}. Registre antes una entrada o un recuento.`,
  oneChangedSince: (product: string) =>
    `${product} ha cambiado entretanto, así que no se ha cambiado nada. Mire los valores nuevos e inténtelo de nuevo.`,
  priceOutOfRange: (product: string) => `El precio nuevo de ${product} no estaría entre 0,01 y 100000.`,
  nothingToChange: 'Indique qué debe cambiar.',
  noProduct: 'Elija al menos un producto.',
  tooManyProducts: (max: number) => `Se pueden cambiar como máximo ${max} productos a la vez.`,
  percentFault: 'El porcentaje debe estar entre -90 y 1000, con dos decimales como máximo, y no puede ser 0.',
  changedMany: (count: number) => (count === 1 ? '1 producto cambiado.' : `${count} productos cambiados.`),
  added: 'Producto añadido.',
  addedUnchecked:
    'Producto añadido. Está agotado: rellene y compruebe su información alimentaria y después márquelo como disponible.',
  saved: 'Producto guardado.',
  archived: 'El producto ya no se vende.',
  unarchived: 'El producto se vende de nuevo.',
  arranged: 'Orden de los productos guardado.',
  inStock: 'El producto está disponible.',
  outOfStock: 'El producto está agotado.',
  demoProducts: 'Productos de demostración',
  noDemoProduct: 'No hay ningún producto de demostración que se pueda eliminar.',
  demoProductsRemoved: (count: number) =>
    count === 1 ? '1 producto de demostración eliminado.' : `${count} productos de demostración eliminados.`,
} satisfies Translation<typeof import('#backend/features/catalogue/products/texts.ts')>;
