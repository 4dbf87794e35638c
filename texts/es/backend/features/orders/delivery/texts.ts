// Not reviewed by a native reader.
import type { ClosedReason } from '#backend/rules/slots.ts';

const closedTexts: Record<ClosedReason, string> = {
  FULL: 'está completa',
  PAST_CUT_OFF: 'ya no se puede elegir',
  CLOSED_DAY: 'cae en un día de cierre de la tienda',
  NO_DELIVERY: 'es solo para entregas, y no entregamos en este código postal',
};

export default {
  delivery: 'Entrega',
  from: 'Desde',
  to: 'Hasta',
  places: 'Plazas',
  lastTime: 'Hora límite',
  daysBefore: 'Días antes',
  daysAhead: 'Días de antelación',
  postalCode: 'Código postal',
  name: 'Nombre',
  fee: 'Gastos de envío',
  freeFrom: 'Gratis desde',
  minimum: 'Pedido mínimo',
  isNoWhole: (label: string, min: number, max: number) => `«${label}» debe ser un número entero del ${min} al ${max}.`,
  removeInstead: 'Si una franja horaria no acepta pedidos, elimínela.',
  isNoTime: (label: string) => `«${label}» debe ser una hora como 09:30.`,
  isNoAmount: (label: string) => `«${label}» debe ser un importe con dos decimales como máximo.`,
  isNoDate: 'Cada día de cierre debe ser una fecha como 2026-12-25.',
  toBeforeFrom: '«Hasta» debe ser posterior a «Desde».',
  lastTimeAfterFrom: 'En el mismo día, la hora límite no puede ser posterior a «Desde».',
  closedDayIsOver: (date: string) => `El día de cierre ${date} ya ha pasado. Elimínelo.`,
  more: (count: number) => `${count} más`,
  closedDaysAreOver: (dates: string) => `Los días de cierre ${dates} ya han pasado. Elimínelos.`,
  postalCodeFault:
    'Los códigos postales se componen de letras, cifras y guiones; escriba * tras el comienzo de varios códigos, por ejemplo 280*.',
  noPostalCode: 'Una zona debe tener al menos un código postal.',
  tooManyPostalCodes: (max: number) => `Una zona puede tener como máximo ${max} códigos postales.`,
  freeFromBelowMinimum: '«Gratis desde» no puede ser inferior al pedido mínimo. Auméntelo o baje el pedido mínimo.',
  tooManyWindows: (max: number) => `Puede haber como máximo ${max} franjas horarias.`,
  tooManyClosedDays: (max: number) => `Puede haber como máximo ${max} días de cierre.`,
  tooManyAreas: (max: number) => `Puede haber como máximo ${max} zonas.`,
  keepTimes: (orders: number) =>
    orders === 1
      ? '1 pedido está prometido para una franja que ha eliminado, y la conserva.'
      : `${orders} pedidos están prometidos para franjas que ha eliminado, y las conservan.`,
  saved: 'Plan de entrega guardado.',
  changedSince:
    'El plan de entrega se ha modificado en otro lugar desde que lo abrió. Compare las dos versiones y guarde de nuevo.',
  noDeliveryTo: (code: string) => `No entregamos en el código postal ${code}. Elija otra dirección.`,
  belowMinimum: (area: string, minimum: string, missing: string) =>
    `Pedido mínimo para la zona ${area}: ${minimum}. Añada productos por ${missing} más.`,
  placesHeld: (time: string) =>
    `Otros clientes están pagando en línea plazas de la franja horaria del ${time}, y las demás se reservan para pedidos que se pagan en efectivo. Elija el pago en efectivo u otra franja horaria.`,
  placesHeldForGuest: (time: string) =>
    `Las plazas que quedan en la franja horaria del ${time} se reservan para otros clientes. Inicie sesión o elija otra franja horaria.`,
  timeIsClosed: (time: string, reason: ClosedReason) => `La franja horaria del ${time} ${closedTexts[reason]}.`,
  chooseTime: 'Elija una franja horaria para este pedido.',
  timeNotOffered: 'La franja horaria elegida ya no se ofrece.',
  nextFree: (time: string) => `La próxima franja horaria libre es la del ${time}.`,
  nextFreeToCollect: (time: string) => `La próxima franja horaria libre es la del ${time}, para recoger en la tienda.`,
  noFreeTime: 'En este momento no hay ninguna franja horaria libre. Inténtelo más tarde.',
} satisfies Translation<typeof import('#backend/features/orders/delivery/texts.ts')>;
