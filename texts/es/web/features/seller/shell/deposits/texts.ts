// Not reviewed by a native reader.
export default {
  payoutNames: { CASH: 'Efectivo', TERMINAL: 'A la tarjeta, con el terminal', TRANSFER: 'Transferencia' },
  kindNames: { RETURNABLE: 'Retornable', SINGLE_USE: 'De un solo uso', CRATE: 'Caja' },
} satisfies Translation<typeof import('#web/features/seller/shell/deposits/texts.ts')>;
