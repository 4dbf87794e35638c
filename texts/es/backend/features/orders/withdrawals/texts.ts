// Not reviewed by a native reader.
export default {
  name: 'Nombre',
  orderNumber: 'Número de pedido',
  goods: 'Productos',
  hasLink: 'No incluya enlaces.',
  noForm: 'Esta tienda no recibe desistimientos mediante este formulario. Escriba a la tienda.',
  received: 'Hemos recibido su desistimiento.',
  gone: 'Este desistimiento no existe.',
  answered: 'Anotado: el desistimiento está respondido.',
  reopened: 'Anotado: el desistimiento aún no está respondido.',
  withdrawal: 'Desistimiento',
} satisfies Translation<typeof import('#backend/features/orders/withdrawals/texts.ts')>;
