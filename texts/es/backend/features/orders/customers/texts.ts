// Not reviewed by a native reader.
export default {
  note: 'La nota',
  reason: 'El motivo',
  unknownCustomer: 'Este cliente ya no existe. Búsquelo otra vez o escriba nombre y dirección.',
  tooManyOpen: (count: number) =>
    `Este cliente tiene ${count} pedidos abiertos, y la tienda no acepta más por ahora. Termine o cancele uno de ellos.`,
  tooManyWaiting:
    'Dos pedidos con este correo o teléfono todavía esperan su pago. Libere uno de ellos o elija el pago en la entrega.',
  noPayLink:
    'El enlace de pago solo se puede enviar a un cliente con correo electrónico. Escríbalo o elija el pago en la entrega.',
  placed: 'Pedido realizado.',
  payLinkMailed: (email: string) => `Se envía un enlace de pago a ${email}. El pedido queda realizado cuando se paga.`,
  wasCancelled: (number: number) => `Esta solicitud era el pedido n.º ${number}, que está cancelado. Tome uno nuevo.`,
  hasEnded: (number: number) =>
    `Esta solicitud era el pedido n.º ${number}, que ha terminado: no se pagó a tiempo o se liberó. Tome uno nuevo.`,
  takenBefore: (number: number) =>
    `El pedido n.º ${number} de esta llamada ya está tomado, con otra dirección. Véalo: allí puede cancelarlo o liberarlo, y después tomarlo otra vez.`,
  noteSaved: 'Nota guardada.',
} satisfies Translation<typeof import('#backend/features/orders/customers/texts.ts')>;
