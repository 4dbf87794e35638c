// Not reviewed by a native reader.
export default {
  orderStatuses: {
    placed: 'Recibido',
    testPlaced: 'Recibido (pago de prueba)',
    picking: 'En preparación',
    ready: 'Listo',
    readyToCollect: 'Listo para recoger',
    out: 'En reparto',
    delivered: 'Entregado',
    collected: 'Recogido',
    cancelled: 'Cancelado',
    unpaid: 'Pendiente de pago',
    unconfirmed: 'Pendiente de confirmación',
    expired: 'Caducado',
    replaced: 'Sustituido por un pedido más reciente',
    released: 'Liberado por la tienda',
  },
} satisfies Translation<typeof import('#gateway/documents/texts.ts')>;
