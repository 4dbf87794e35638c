export default {
  noGuestOrders:
    'In diesem Shop können nur Kunden mit Konto bestellen. Bitte melden Sie sich an oder registrieren Sie sich.',
  tooManyWaiting:
    'Bestellungen mit dieser E-Mail-Adresse oder Telefonnummer oder aus diesem Netz warten noch auf Zahlung oder Bestätigung. Bitte schließen Sie eine davon ab oder versuchen Sie es in einer Stunde noch einmal.',
  tooManyOpen:
    'Es gibt zu viele offene Bestellungen mit dieser E-Mail-Adresse oder Telefonnummer oder aus diesem Netz. Bitte bestellen Sie wieder, wenn eine davon geliefert ist, oder melden Sie sich an.',
  isOfAccount: 'Diese Bestellung gehört inzwischen zu einem Konto. Bitte melden Sie sich an, um sie zu sehen.',
  brokenLink:
    'Dieser Link funktioniert nicht mehr. Wenn Sie aus der Bestellung ein Konto gemacht haben, melden Sie sich bitte an; sonst nehmen Sie die neueste E-Mail zur Bestellung.',
  pressInMail: 'Bitte öffnen Sie den Link in der E-Mail, die wir Ihnen geschickt haben, und bestätigen Sie dort.',
  hasEnded:
    'Diese Bestellung ist beendet, weil sie nicht rechtzeitig bestätigt oder weil sie storniert wurde. Bitte bestellen Sie noch einmal.',
  cannotCancel: 'Diese Bestellung kann hier nicht mehr storniert werden. Bitte wenden Sie sich an den Shop.',
  toConfirm: 'Bitte bestätigen Sie die Bestellung: Wir haben Ihnen eine E-Mail mit einem Link geschickt.',
  placed: 'Ihre Bestellung ist eingegangen.',
  confirmed: 'Ihre Bestellung ist bestätigt.',
  cancelled: 'Ihre Bestellung ist storniert.',
  notPlacedYet: 'Diese Bestellung ist nicht aufgegeben, deshalb kann kein Konto sie aufnehmen.',
  keepByMail: 'Bitte öffnen Sie den Link in der E-Mail zur Bestellung: Nur über ihn kommt sie in ein Konto.',
  hasAccount:
    'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Bitte melden Sie sich an, öffnen Sie den Link der E-Mail noch einmal und nehmen Sie die Bestellung in Ihr Konto auf.',
  kept: 'Die Bestellung ist in Ihrem Konto.',
  isOpen:
    'Die Bestellung ist noch offen. Stornieren Sie sie hier oder warten Sie die Lieferung ab, und löschen Sie dann die Daten.',
  removed: 'Ihre Daten wurden gelöscht.',
} satisfies Translation<typeof import('#backend/features/orders/guests/texts.ts')>;
