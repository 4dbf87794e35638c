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
  missingOfOrder:
    'Solo un reembolso de todo el pedido puede contar para lo que falte. No elija productos o quite esta opción.',
  missingIsPaidBack:
    'Este pedido ya está preparado y lo que faltaba ya se ha reembolsado. Vuelva a cargar el pedido y reembolse lo que quede por reembolsar.',
  refundedAtStripe: 'Reembolsado en Stripe',
} satisfies Translation<typeof import('#backend/features/orders/refunds/texts.ts')>;
