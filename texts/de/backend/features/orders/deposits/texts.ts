export default {
  unknownType: 'Diese Pfandart gibt es nicht. Bitte laden Sie die Seite neu.',
  noSuchOrder: 'Diese Bestellung gibt es nicht. Bitte laden Sie die Seite neu.',
  noContainers: 'Geben Sie ein, wie viele Behälter zurückgekommen sind.',
  payoutFault: 'Wählen Sie, wie das Geld zurückgegeben wurde.',
  countFault: (most: number) =>
    `Die Zahl der Behälter muss eine ganze Zahl bis ${most} und nicht 0 sein. Eine Zahl unter 0 nimmt einen falschen Eintrag zurück.`,
  entered: 'Die Behälter sind eingetragen.',
} satisfies Translation<typeof import('#backend/features/orders/deposits/texts.ts')>;
