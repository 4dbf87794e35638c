// Not reviewed by a native reader.
export default {
  payoutNames: { CASH: 'Espèces', TERMINAL: 'Sur la carte, par le terminal', TRANSFER: 'Virement' },
  kindNames: { RETURNABLE: 'Réutilisable', SINGLE_USE: 'Usage unique', CRATE: 'Caisse' },
} satisfies Translation<typeof import('#web/features/seller/shell/deposits/texts.ts')>;
