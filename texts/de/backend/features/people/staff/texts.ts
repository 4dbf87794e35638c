export default {
  name: 'Name',
  presentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  unknownMember: 'Dieses Teammitglied gibt es nicht. Bitte laden Sie das Team neu.',
  emailTaken: 'Ein Teammitglied hat diese E-Mail-Adresse bereits. Bitte verwenden Sie eine andere.',
  firstOwnerIsFixed:
    'Dieser Zugang steht in den Einstellungen des Servers (SELLER_EMAIL und SELLER_PASSWORD). Er bleibt Inhaber, damit der Shop immer einen hat.',
  passwordIsInSettings:
    'Das Passwort dieses Zugangs steht in den Einstellungen des Servers: Ändern Sie dort SELLER_PASSWORD.',
  loginAgain: 'Bitte melden Sie sich noch einmal an.',
  wrongPassword: 'Das ist nicht Ihr aktuelles Passwort. Bitte geben Sie es noch einmal ein.',
  samePassword: 'Bitte wählen Sie ein anderes Passwort als das aktuelle.',
  changedSince: 'Ihr Zugang wurde inzwischen geändert. Bitte melden Sie sich noch einmal an.',
  added: 'Zum Team hinzugefügt.',
  invited: (email: string) => `Zum Team hinzugefügt. Ein Link zum Wählen eines Passworts ist an ${email} unterwegs.`,
  saved: 'Das Team ist gespeichert.',
  passwordChanged: 'Das Passwort ist geändert.',
  noSuchChange: 'Diese Änderung gibt es nicht; die Liste kann dort nicht fortgesetzt werden.',
} satisfies Translation<typeof import('#backend/features/people/staff/texts.ts')>;
