// Not reviewed by a native reader.
export default {
  byAddress: 'según su dirección',
  notDelivered: 'sin entrega',
  feeFrom: (fee: string, isFreeInSomeAreas: boolean) => (isFreeInSomeAreas ? `gratis o desde ${fee}` : `desde ${fee}`),

  noDelivery: (offersPickup: boolean) =>
    `No entregamos en esta dirección. Elija otra dirección${offersPickup ? ' o una franja horaria para recoger su pedido' : ''}.`,
  belowMinimum: (minimum: string, missing: string) =>
    `El pedido mínimo para su dirección es de ${minimum}. Añada productos por ${missing} más.`,
  freeWith: (missing: string) => `El envío es gratis si añade productos por ${missing} más.`,
} satisfies Translation<typeof import('#web/features/cart/delivery/texts.ts')>;
