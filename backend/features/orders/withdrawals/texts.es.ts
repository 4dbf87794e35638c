// Not reviewed by a native reader.
export default {
  name: 'Nombre',
  orderNumber: 'Número de pedido',
  goods: 'Productos',
  hasLink: 'No incluya enlaces.',
  noForm: 'Esta tienda no recibe desistimientos mediante este formulario. Escriba a la tienda.',
  received: 'Hemos recibido su desistimiento.',
} satisfies Translation<typeof import('./texts.ts')>;
