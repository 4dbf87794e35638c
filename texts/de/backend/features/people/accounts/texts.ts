export default {
  name: 'Name',
  newPassword: 'Neues Passwort',
  wrongPassword: 'Das aktuelle Passwort ist falsch. Bitte geben Sie es noch einmal ein.',
  emailTaken: 'Ein anderes Konto hat diese E-Mail-Adresse. Bitte geben Sie eine andere ein.',
  nameChanged: 'Ihr Name ist geändert.',
  emailChanged: 'Ihre E-Mail-Adresse ist geändert. Verwenden Sie sie für Ihre nächste Anmeldung.',
  passwordChanged: 'Ihr Passwort ist geändert. Auf anderen Geräten sind Sie jetzt abgemeldet.',
  accountDeleted: 'Ihr Konto ist gelöscht.',
  orderIsOpen: (number: string) =>
    `Die Bestellung ${number} ist noch offen. Stornieren Sie sie unter „Meine Bestellungen“ oder warten Sie die Lieferung ab und löschen Sie dann das Konto.`,
  ordersAreOpen: (numbers: string) =>
    `Die Bestellungen ${numbers} sind noch offen. Stornieren Sie sie unter „Meine Bestellungen“ oder warten Sie die Lieferung ab und löschen Sie dann das Konto.`,
  moreOrdersAreOpen: (numbers: string) =>
    `Die Bestellungen ${numbers} und weitere sind noch offen. Stornieren Sie sie unter „Meine Bestellungen“ oder warten Sie die Lieferung ab und löschen Sie dann das Konto.`,
} satisfies Translation<typeof import('#backend/features/people/accounts/texts.ts')>;
