export default {
  selectAddress: 'Bitte wählen Sie eine Adresse',
  totalIsNoAmount: 'Der erwartete Gesamtbetrag muss ein Betrag sein.',
  quantityFault: (max: number) => `Die Menge muss eine ganze Zahl von 1 bis ${max} sein.`,
  noProducts: 'Die Bestellung enthält keine Produkte. Bitte legen Sie zuerst etwas in den Warenkorb.',
  noteToShop: 'Nachricht an den Laden',
  noteToCourier: 'Nachricht für die Lieferung',
  time: 'Zeitfenster',
  order: 'Bestellung',
  subtotal: 'Warenwert',
  deposits: 'Pfand',
  tax: 'MwSt.',
  delivery: 'Liefergebühr',
} satisfies Translation<typeof import('#backend/features/orders/texts.ts')>;
