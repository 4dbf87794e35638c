export default {
  payoutNames: { CASH: 'Bar', TERMINAL: 'Auf die Karte, mit dem Kartengerät', TRANSFER: 'Überweisung' },
  kindNames: { RETURNABLE: 'Mehrweg', SINGLE_USE: 'Einweg', CRATE: 'Kasten' },
} satisfies Translation<typeof import('#web/features/seller/shell/deposits/texts.ts')>;
