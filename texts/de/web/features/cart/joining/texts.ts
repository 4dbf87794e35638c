export default {
  together: 'Zu einer Bestellung hinzufügen',
  withOrder: (number: string) => `Zu Bestellung ${number} hinzufügen`,
  terms: (until: string) => `Ohne Liefergebühr und Mindestbestellwert. Offen bis ${until}.`,
  ofItsOwn: 'Eine neue Bestellung',
  byItself: 'Kommt für sich allein.',
} satisfies Translation<typeof import('#web/features/cart/joining/texts.ts')>;
