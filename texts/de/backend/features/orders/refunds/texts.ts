export default {
  nothingRefundable: 'Von dieser Bestellung kann nichts erstattet werden.',
  noSuchProduct: 'Dieses Produkt gibt es in der Bestellung nicht. Bitte laden Sie die Bestellung neu.',
  nothingRefundableForProducts:
    'Für diese Produkte kann nichts erstattet werden. Bitte wählen Sie andere oder keine, um einen Teil der ganzen Bestellung zu erstatten.',
  mostOfOrder: (amount: string) =>
    `Von dieser Bestellung können höchstens ${amount} erstattet werden. Bitte geben Sie einen kleineren Betrag ein.`,
  mostForProducts: (amount: string) =>
    `Für diese Produkte können höchstens ${amount} erstattet werden. Bitte geben Sie einen kleineren Betrag ein.`,
  missingOfOrder:
    'Nur eine Erstattung für die ganze Bestellung kann auf fehlende Produkte angerechnet werden. Bitte wählen Sie keine Produkte oder erstatten Sie ohne Anrechnung.',
  missingIsPaidBack:
    'Diese Bestellung ist gepackt, und was fehlte, ist schon erstattet. Bitte laden Sie die Bestellung neu und erstatten Sie, was noch offen ist.',
  refundedAtStripe: 'Bei Stripe erstattet',
} satisfies Translation<typeof import('#backend/features/orders/refunds/texts.ts')>;
