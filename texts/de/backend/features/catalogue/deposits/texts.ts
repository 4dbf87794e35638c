export default {
  name: 'Name',
  amountFault: (most: number) => `Pfand muss ein Betrag von 0.01 bis ${most} mit höchstens zwei Nachkommastellen sein.`,
  kindFault: 'Wählen Sie, was für ein Behälter es ist.',
  tooMany: (most: number) =>
    `Ein Shop kann höchstens ${most} Pfandarten haben. Bitte archivieren Sie eine, die Sie nicht mehr brauchen.`,
  tooManyWithArchived: (most: number) =>
    `Ein Shop kann höchstens ${most} Pfandarten haben, archivierte mitgezählt. Bitte holen Sie eine archivierte mit demselben Betrag zurück.`,
  nameIsTaken: (name: string) =>
    `Es gibt schon eine Pfandart mit dem Namen ${name}. Bitte wählen Sie einen anderen Namen.`,
  unknownType: 'Diese Pfandart gibt es nicht. Bitte laden Sie die Seite neu.',
  archivedType: 'Diese Pfandart ist archiviert. Bitte wählen Sie eine andere.',
  isUsed: (count: number) =>
    count === 1
      ? '1 Produkt hat dieses Pfand. Bitte geben Sie ihm zuerst ein anderes.'
      : `${count} Produkte haben dieses Pfand. Bitte geben Sie ihnen zuerst ein anderes.`,
  countFault: (most: number) => `Pfand muss eine Pfandart und eine Zahl von Behältern von 1 bis ${most} sein.`,
  unknownName: (cell: string, names: string) => `Das Pfand ${cell} gibt es nicht. Schreiben Sie eines von ${names}.`,
  noTypes: 'Der Shop hat keine Pfandarten. Bitte legen Sie zuerst eine auf der Seite „Pfand“ an.',
  added: 'Pfandart angelegt.',
  saved: 'Pfandart gespeichert.',
} satisfies Translation<typeof import('#backend/features/catalogue/deposits/texts.ts')>;
