// Not reviewed by a native reader.
export default {
  selectAddress: 'Elija una dirección',
  totalIsNoAmount: 'El total esperado debe ser un importe.',
  portionFault: 'Los gramos de un paso deben ser un número entero a partir de 1.',
  quantityFault: (max: number) => `La cantidad debe ser un número entero del 1 al ${max}.`,
  noProducts: 'El pedido no tiene productos. Añada antes alguno a la cesta.',
  noteToShop: 'Nota para la tienda',
  noteToCourier: 'Nota para el repartidor',
  time: 'Franja horaria',
  order: 'El pedido',
  subtotal: 'Productos',
  deposits: 'Depósito',
  tax: 'IVA',
  delivery: 'Gastos de envío',
} satisfies Translation<typeof import('#backend/features/orders/texts.ts')>;
