// Not reviewed by a native reader.
export default {
  refusals: {
    CHANGED_SINCE: 'Mientras tanto ha habido cambios. Revíselo de nuevo.',
    NOT_LOGGED_IN: 'No ha iniciado sesión o su sesión ha caducado. Inicie sesión.',
    PAYMENT_UNAVAILABLE: 'Esta forma de pago no está disponible. Elija otra.',
    SOLD_OUT: 'Este producto está agotado.',
    TAKEN: 'Ya existe una cuenta con este correo electrónico.',
    TOO_MANY: 'Es demasiado a la vez. Inténtelo de nuevo con menos, o más tarde.',
    UNKNOWN_ADDRESS: 'Esta dirección no está entre sus direcciones guardadas. Elija otra.',
    UNKNOWN_PRODUCT: 'Un producto ya no se vende. Vuelva a cargar la página.',
    WRONG_LOGIN: 'El correo electrónico o la contraseña no son correctos. Inténtelo de nuevo.',
  },

  badKey: 'La clave del pedido debe tener de 1 a 255 caracteres ASCII imprimibles.',
  noReason: 'La tienda lo ha rechazado sin indicar el motivo. Inténtelo de nuevo más tarde.',
  badDetails: 'La tienda no ha aceptado estos datos. Revíselos e inténtelo de nuevo.',
  storeUnreachable: 'Ahora mismo no se puede acceder a la tienda. Inténtelo de nuevo dentro de un momento.',
  storeTimedOut: 'La tienda ha tardado demasiado en responder. Inténtelo de nuevo dentro de un momento.',
  badStoreResponse: 'No se ha podido entender la respuesta de la tienda.',
  storeFailed: 'La tienda no ha podido hacerlo. Inténtelo de nuevo dentro de un momento.',
  somethingWentWrong: 'Se ha producido un error.',

  tooManyLines: (max: number) => `Caben como máximo ${max} artículos. Quite algunos.`,
  quantityRange: (max: number) => `La cantidad debe estar entre 1 y ${max}.`,

  notPictures: 'Las imágenes deben ser archivos JPEG, PNG, WebP o GIF.',
  pictureTooLarge: (megabytes: number, pictures: number) =>
    `Una imagen puede ocupar como máximo ${megabytes}\u00a0MB, y se pueden enviar como máximo ${pictures} imágenes.`,
  uploadInterrupted: 'El envío se ha interrumpido.',
  uploadIncomplete: 'Las imágenes no han llegado completas. Envíelas de nuevo.',
  requestTooLarge: (kilobytes: number) => `La solicitud puede ocupar como máximo ${kilobytes}\u00a0KB.`,

  successes: {
    addressAdded: 'Dirección añadida.',
    cartSaved: 'Cesta guardada.',
    loggedIn: 'Sesión iniciada.',
    loggedOut: 'Sesión cerrada.',
    orderPlaced: 'Pedido recibido.',
    productAdded: 'Producto añadido.',
    registered: 'Se ha creado su cuenta.',
    stockSaved: 'Existencias guardadas.',
  },
} satisfies Translation<typeof import('#gateway/refusals/texts.ts')>;
