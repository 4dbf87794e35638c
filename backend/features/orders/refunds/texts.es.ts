// Not reviewed by a native reader.
export default {
  nothingRefundable: 'No se puede reembolsar nada de este pedido.',
  noSuchProduct: 'Este producto no existe en el pedido. Vuelva a cargar el pedido.',
  nothingRefundableForProducts:
    'No se puede reembolsar nada por estos productos. Elija otros, o ninguno para reembolsar una parte de todo el pedido.',
  mostOfOrder: (amount: string) =>
    `De este pedido se puede reembolsar como máximo ${amount}. Escriba un importe menor.`,
  mostForProducts: (amount: string) =>
    `Por estos productos se puede reembolsar como máximo ${amount}. Escriba un importe menor.`,
  refundedAtStripe: 'Reembolsado en Stripe',
} satisfies Translation<typeof import('./texts.ts')>;
