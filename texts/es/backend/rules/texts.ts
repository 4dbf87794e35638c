// Not reviewed by a native reader.
import type { SlotWindow } from '#backend/features/orders/delivery/delivery-plan.ts';

const kindNames: Record<SlotWindow['kind'], string> = { DELIVERY: 'entrega', PICKUP: 'recogida' };

export default {
  days: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  timeIsTwice: (kind: SlotWindow['kind'], time: string, on: string) =>
    `La franja horaria de ${kindNames[kind]} ${time} aparece dos veces (${on}). Elimine una y sume sus plazas a la otra.`,
  timesOverlap: (kind: SlotWindow['kind'], first: string, second: string, on: string) =>
    `Las franjas horarias de ${kindNames[kind]} ${first} y ${second} se solapan (${on}). Modifique o elimine una de las dos.`,
  stageNames: {
    PLACED: 'Recibido',
    PICKING: 'En preparación',
    READY: 'Listo',
    OUT: 'En reparto',
    DONE: 'Entregado',
    CANCELLED: 'Cancelado',
  },
  readyToCollect: 'Listo para recoger',
  collected: 'Recogido',
} satisfies Translation<typeof import('#backend/rules/texts.ts')>;
