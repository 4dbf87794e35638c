// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  pickList: 'Lista de preparación',
  packingSlips: 'Albaranes',
  loadingOrders: 'Cargando los pedidos',
  notLoaded: 'No se han podido cargar los pedidos. Inténtelo de nuevo.',
  listNote: (orders: number, done: number, products: number) =>
    `${orders} ${orders === 1 ? 'pedido' : 'pedidos'}, ${done} de ${products} ${products === 1 ? 'producto preparado' : 'productos preparados'}`,
  allPicked: (orders: number) => `${orders} ${orders === 1 ? 'pedido' : 'pedidos'}, todo preparado`,
  slipCount: (count: number) => `${count} ${count === 1 ? 'albarán' : 'albaranes'}`,
  leftOut: (count: number) =>
    count === 1
      ? 'Se ha omitido 1 pedido: está cancelado o ya no existe.'
      : `Se han omitido ${count} pedidos: están cancelados o ya no existen.`,
  print: 'Imprimir',
  backToOrders: 'Volver a los pedidos',
  nothingToPack: 'No hay pedidos por preparar',
  chooseFirst: (button: string) => `Seleccione pedidos en la lista y después pulse «${button}».`,
  chooseOrders: 'Seleccionar pedidos',

  promisedTime: 'Franja horaria',
  allTimes: 'Todas las franjas',
  noteOf: (number: string) => `Nota del n.º ${number}`,
  noteToShop: 'Nota para la tienda',
  noteToCourier: 'Nota para el repartidor',
  otherProducts: 'Otros productos',
  goneProduct: 'Un producto que ya no se vende',
  quantityFor: (quantity: number | string, number: string) => `${quantity} para el n.º ${number}`,
  notSent: (count: number, isOnline: boolean) => `${count} sin enviar${isOnline ? '.' : ': no hay conexión.'}`,
  notConfirmed: 'La tienda no lo ha confirmado. Inténtelo de nuevo.',
  together: (from: number, to: number) => `${from}–${to}\u00a0g en total`,
  wishes: {
    SIMILAR_NOT_DEARER: 'Sustituto permitido',
    NONE: 'Sin sustituto',
  },
  wishOf: (wish: string, numbers: string) => `${wish}: ${numbers}`,
  missingOrReplace: 'Falta o sustituir…',
  weighOrReplace: 'Pesar o sustituir…',
  otherFor: (button: string, name: string) => `${button} ${name}`,

  orders: 'Pedidos',
  numbered: (number: string) => `N.º ${number}`,
  progress: (order: ReactNode, done: number, total: number) =>
    sentence`${order}: ${done} de ${total} ${total === 1 ? 'preparado' : 'preparados'}`,
  finish: 'Terminar',
  finishOrder: (number: string) => `Terminar el pedido ${number}`,
  finishHint:
    '«Terminar» fija lo que cuesta el pedido, y el cliente sabrá qué no es como lo pidió. No se puede deshacer.',
  finishTitle: (number: string) => `¿Terminar el pedido ${number}?`,
  notTicked: 'Sin marcar. Cuentan como no encontrados, y el cliente no los paga:',
  paysBack: (amount: string) =>
    `Los productos cuestan ${amount} menos de lo pedido. El pedido está pagado: ahora se devuelve al cliente lo que aún no se le haya reembolsado.`,
  finishNow: 'Terminar el pedido',
  keepPicking: 'Seguir preparando',
  isReady: (number: string) => `El pedido ${number} está listo`,
  amountInstead: (amount: string, ordered: string) => `${amount} en lugar de ${ordered}`,

  order: 'Pedido',
  piecesFound: 'Unidades encontradas',
  piecesOf: (name: string) => `Unidades: ${name}`,
  piecesHint: (quantity: number, number: string, hasSubstitute: boolean) =>
    `${quantity} ${quantity === 1 ? 'pedida' : 'pedidas'} para el n.º ${number}.${hasSubstitute ? ' El sustituto reemplaza a todas.' : ''}`,
  piecesFault: (least: number, most: number, hasSubstitute: boolean) =>
    `Escriba un número de ${least} a ${most}${hasSubstitute ? ', o elija «Nada» en «Sustituir por»' : ''}.`,
  weight: 'Peso en gramos',
  weightHint: 'Todas las unidades juntas.',
  stepsHint: (amount: string, number: string) =>
    `${amount} pedidos para el n.º ${number}. Indique lo que marca la balanza, o 0 si no hay.`,
  weightFault: 'Escriba el peso de todas las unidades juntas, en gramos.',
  unlikelyWeight: (grams: number, expected: string) =>
    `${grams} g es poco probable: se esperan ${expected}. Si es correcto, guarde otra vez.`,
  gramRange: (from: number, to: number) => `${from}–${to}\u00a0g`,
  aboutGrams: (grams: number) => `unos ${grams}\u00a0g`,
  reason: 'Motivo',
  reasons: {
    MISSING: 'No está en la estantería',
    DAMAGED: 'No está en buen estado',
    OTHER: 'Otro motivo: el resto vuelve a las existencias',
  },
  noSubstitute: 'El cliente no quiere sustituto.',
  replaceBy: 'Sustituir por',
  nothing: 'Nada',
  findSubstitute: 'Buscar otro sustituto',
  save: 'Guardar',

  noAddress: 'La tienda ya no tiene la dirección.',
  isPaid: 'Pagado: nada que cobrar',
  isPaidByTest: 'Pagado (pago de prueba)',
  cashToCollect: (amount: string) => `Efectivo por cobrar: ${amount}`,
  tour: 'Reparto y efectivo',
  stopNumbered: (stop: number, number: string) => `Parada ${stop}: N.º ${number}`,
  arrangeStops: 'Ponga las paradas en el orden en que va a conducir.',
  notReady: (numbers: string[]) => `Aún no están listos: ${numbers.join(', ')}`,
  startTour: 'Iniciar el reparto',
  startedAt: (time: string) => `Hora de inicio del reparto: ${time}.`,
  saveOrder: 'Guardar el orden',
  orderSaved: 'El orden de las paradas está guardado.',
  call: (phone: string) => `Llamar al ${phone}`,
  map: 'Mapa',
  mapFor: (number: string) => `Mapa del n.º ${number}`,
  noCash: 'sin efectivo',
  cashToBringBack: 'Efectivo en total',
  cashAtShop: 'de ello, de recogidas en la tienda',
  toPay: (amount: string) => `Por pagar: ${amount}`,

  scanned: (name: string, found: number, ordered: number, number: string) =>
    `${name}: ${found} de ${ordered} para el n.º ${number}`,
  allFound: (name: string) => `${name}: ya se ha encontrado todo`,
  codeInNoLine: (code: string) =>
    `Ningún producto de esta lista tiene el código de barras ${code}. No se ha marcado nada.`,
  scannedCase: (scanned: string) => `${scanned}. El código es de una caja: se ha contado una unidad.`,
  withDeposit: (count: number, type: string) => `Depósito: ${count} × ${type}`,
  fromAge: (age: number) => `solo desde ${age} años`,
  checkAge: (age: number) => `Comprobar la edad: ${age} años o más.`,
} satisfies Translation<typeof import('#web/features/seller/picking/texts.ts')>;
