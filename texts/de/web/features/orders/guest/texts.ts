export default {
  title: 'Ihre Bestellung',
  openMail: 'Bitte öffnen Sie den Link in der E-Mail zu Ihrer Bestellung.',
  openTab:
    'Diese Seite kennt keine Bestellung. Ihre Bestellung wird nur in dem Browser-Tab gezeigt, in dem Sie bestellt haben. Bei Fragen wenden Sie sich bitte an den Shop.',
  loading: 'Ihre Bestellung wird geladen …',
  notLoaded: 'Die Bestellung konnte nicht geladen werden.',
  confirmQuestion: (time: string) =>
    `Bitte bestätigen Sie Ihre Bestellung bis ${time}: Erst dann beginnt der Shop damit.`,
  confirm: 'Bestellung bestätigen',
  lookAtMail: (email: string, time: string) =>
    `Wir haben eine E-Mail an ${email} geschickt. Bitte öffnen Sie den Link darin und bestätigen Sie die Bestellung bis ${time}, sonst endet sie.`,
  waitsForPayment:
    'Diese Bestellung wartet auf ihre Zahlung und gilt erst dann als aufgegeben. Wenn Sie gerade bezahlt haben, laden Sie diese Seite bitte gleich noch einmal.',
  hasEnded: 'Diese Bestellung ist beendet. Es wird nichts geliefert, und es ist nichts zu bezahlen.',
  printReceipt: 'Beleg drucken',
  withdraw: 'Vertrag widerrufen',
  cancel: 'Bestellung stornieren',
  cancelQuestion: (number: string) => `Bestellung Nr. ${number} stornieren?`,
  back: 'Zurück',
  keep: 'Als Konto behalten',
  aboutKeeping: (email: string) =>
    `Wählen Sie ein Passwort. Sie melden sich dann mit Ihrer E-Mail-Adresse ${email} an, und diese Bestellung ist in Ihrem Konto.`,
  password: 'Passwort',
  keepIt: 'Konto anlegen',
  keepInMine: 'Bestellung in mein Konto aufnehmen',
  aboutMine: (name: string) => `Sie sind als ${name} angemeldet.`,
  logIn: 'Anmelden',
  yourData: 'Ihre Daten',
  aboutData:
    'Sie können als Datei speichern, was der Shop über Sie aufbewahrt. Ist die Bestellung beendet, können Sie es löschen lassen.',
  exportData: 'Meine Daten speichern',
  fileName: 'meine-bestellung.json',
  deleteData: 'Meine Daten löschen',
  deleteQuestion: 'Ihre Daten löschen?',
  aboutDeletion:
    'Name, Adresse, Kontakt und Notizen werden gelöscht, und dieser Link endet. Produkte und Beträge bleiben, weil der Shop sie aufbewahren muss. Das lässt sich nicht rückgängig machen.',
  deleteForEver: 'Endgültig löschen',
  noResponse: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
} satisfies Translation<typeof import('#web/features/orders/guest/texts.ts')>;
