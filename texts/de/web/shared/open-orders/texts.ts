export default {
  isOpen: (number: string, until: string) => `Bestellung ${number} ist bis ${until} offen`,
  addToIt: 'Etwas hinzufügen',
  comesWith: (number: string, until: string) => `Was Sie bis ${until} bestellen, kommt mit Bestellung ${number}`,
  toCart: 'Zum Warenkorb',
  openOrder: 'Offene Bestellung',
} satisfies Translation<typeof import('#web/shared/open-orders/texts.ts')>;
