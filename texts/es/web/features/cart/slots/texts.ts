// Not reviewed by a native reader.
export default {
  time: 'Franja horaria',
  day: 'Día',
  noFreeTime: 'No hay ninguna franja horaria libre en este momento. Inténtelo más tarde.',
  closedBecause: {
    CLOSED_DAY: 'La tienda está cerrada ese día',
    FULL: 'Completo',
    NO_DELIVERY: 'No entregamos en esta dirección',
    PAST_CUT_OFF: 'Demasiado tarde para pedir en esta franja',
  },
  collect: 'Recogida en la tienda',
  delivery: 'Entrega',
  placesLeft: (count: number) => (count === 1 ? `queda ${count} plaza` : `quedan ${count} plazas`),
} satisfies Translation<typeof import('#web/features/cart/slots/texts.ts')>;
