// Not reviewed by a native reader.
export default {
  email: 'Correo electrónico',
  password: 'Contraseña',
  isMissing: (label: string) => `Rellene el campo «${label}».`,
  isNoText: (label: string) => `«${label}» debe ser un texto.`,
  isTooLong: (label: string, max: number) => `«${label}» puede tener como máximo ${max} caracteres.`,
  isTooShort: (label: string, min: number) => `«${label}» debe tener al menos ${min} caracteres.`,
  hasTooManyAccents: (label: string) => `«${label}» tiene más de 30 acentos en una misma letra. Quite algunos.`,
  cannotBeStored: (label: string) =>
    `«${label}» contiene un carácter que no se puede guardar. Escriba el texto de nuevo.`,
  cannotBePassword: (label: string) => `«${label}» contiene un carácter que no se puede guardar. Elija otra.`,
  isNoEmail: (label: string) => `«${label}» debe ser una dirección de correo como nombre@example.com.`,
  protocolFaults: {
    400: 'No se ha podido leer la solicitud. Revísela e inténtelo de nuevo.',
    403: 'Esta solicitud procede de otro sitio y no se ha ejecutado.',
    404: 'No hay nada en esta dirección.',
    408: 'La solicitud ha tardado demasiado en llegar.',
    413: 'La solicitud es demasiado grande.',
    414: 'La dirección es demasiado larga.',
    415: 'Envíe la solicitud como application/json.',
    429: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    431: 'Los encabezados de la solicitud son demasiado grandes.',
  },
  notUnderstood: 'No se ha entendido la solicitud.',
  cannotAnswer: 'La tienda no puede responder en este momento. Inténtelo de nuevo dentro de un momento.',
  isBusy: 'La tienda tiene muchas visitas. Inténtelo de nuevo dentro de un momento.',
  failedOnOurSide: (requestId: string) => `Se ha producido un error en la tienda. Inténtelo de nuevo. (${requestId})`,
  tooManyTriesSeconds: (seconds: number) =>
    `Demasiados intentos. Espere ${seconds === 1 ? 'un segundo' : `${seconds} segundos`} e inténtelo de nuevo.`,
  tooManyTriesMinutes: (minutes: number) =>
    `Demasiados intentos. Espere ${minutes === 1 ? 'un minuto' : `${minutes} minutos`} e inténtelo de nuevo.`,
} satisfies Translation<typeof import('#backend/http/texts.ts')>;
