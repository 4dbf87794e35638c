// Not reviewed by a native reader.
export default {
  isNoLongerSold: (name: string) => `Este producto ya no se vende: ${name}.`,
  unknownIsNoLongerSold: (id: string) => `El producto ${id} ya no se vende.`,
  someIsNoLongerSold: 'Uno de los productos ya no se vende.',
  isSoldOut: (name: string) => `Producto agotado: ${name}.`,
  removeFromCart: 'Quítelo de la cesta.',
  takeOffList: 'Quítelo de la lista.',
  mostPieces: (max: number, name: string) => `Puede pedir como máximo ${max} × ${name}.`,
  otherStepsNow: (name: string) =>
    `Este producto se vende ahora en otros pasos: ${name}. Compruebe la cantidad y el precio y vuelva a pedir.`,
  otherAmounts: (name: string, from: string, to: string) =>
    `Este producto se pide en cantidades de ${from} a ${to}: ${name}. Elija otra cantidad.`,
  gramsLeft: (left: string, name: string) => `Solo quedan ${left} de este producto: ${name}. Pida menos.`,
  fewLeft: (left: number, name: string) => `Solo ${left === 1 ? 'queda' : 'quedan'} ${left} × ${name}. Pida menos.`,
  mostProducts: (max: number) => `Un pedido puede tener como máximo ${max} productos distintos.`,
  unknownAddress: 'Esta dirección no está entre las que tiene guardadas. Elija otra.',
  tooManyOpen: (count: number) =>
    `Tiene ${count} pedidos en curso, y la tienda no acepta más por ahora. Espere a que uno de ellos se entregue o se recoja, o cancele uno.`,
  mostAmount: (amount: string) => `Un pedido puede sumar como máximo ${amount}. Divídalo en varios.`,
  pricesChanged: (total: string, seen: string) =>
    `Los precios han cambiado: el total es ahora de ${total} y no de ${seen}.`,
  pricesOrFeeChanged: (total: string, seen: string) =>
    `Los precios o los gastos de envío han cambiado: el total es ahora de ${total} y no de ${seen}.`,
  lookAtCart: 'Revise su cesta.',
  sayNewTotal: 'Comunique el nuevo total al cliente.',
  placed: 'Hemos recibido su pedido.',
  noOnlinePayment: 'El pago en línea no está disponible. Elija el pago en efectivo.',
  endedUnpaid: 'Este pedido terminó antes de pagarse. No se ha cobrado nada. Hágalo de nuevo.',
  noPaymentPage: 'Ahora no se puede abrir la página de pago. No se ha cobrado nada. Inténtelo de nuevo.',
  allHeld: (name: string) =>
    `Otros clientes están pagando en línea este producto: ${name}. El resto se reserva para pedidos que se pagan en efectivo. Elija el pago en efectivo o inténtelo más tarde.`,
  someHeld: (free: number | string, name: string) =>
    `En este momento puede pagar en línea como máximo ${typeof free === 'number' ? `${free} ×` : free} ${name}. Pida menos o elija el pago en efectivo.`,
  allHeldForGuest: (name: string) =>
    `Lo que queda de este producto se reserva para otros clientes: ${name}. Inicie sesión para pedirlo o inténtelo más tarde.`,
  someHeldForGuest: (free: number | string, name: string) =>
    `En este momento puede pedir sin cuenta como máximo ${typeof free === 'number' ? `${free} ×` : free} ${name}. Pida menos o inicie sesión.`,
  notUnpaid: 'Este pedido ya no espera su pago. Vuelva a cargar los pedidos.',
  released: 'Los productos de este pedido vuelven a estar disponibles.',
  takenTooLate: (reason: string) => `Tomado después de la hora límite. Motivo: ${reason}`,
  takenBeyondPlaces: (reason: string) => `Tomado por encima de las plazas de su horario. Motivo: ${reason}`,
  takenTooLateBeyondPlaces: (reason: string) =>
    `Tomado después de la hora límite y por encima de las plazas de su horario. Motivo: ${reason}`,
} satisfies Translation<typeof import('#backend/features/orders/placing/texts.ts')>;
