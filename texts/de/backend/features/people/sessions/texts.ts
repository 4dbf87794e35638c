export default {
  name: 'Name',
  wrongLogin: 'E-Mail oder Passwort ist falsch.',
  emailExists: 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich an.',
  welcome: 'Willkommen im Shop.',
  welcomeBack: 'Willkommen zurück.',
  loggedIn: 'Sie sind angemeldet.',
  loggedOut: 'Sie sind abgemeldet.',
  tooManyLogins: 'Zu viele Personen melden sich gerade an. Bitte versuchen Sie es noch einmal.',
  passwordIsEmail: 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
  passwordIsCommon:
    'Das Passwort gehört zu den häufigsten, die Angreifer zuerst ausprobieren. Bitte wählen Sie ein anderes.',
  mustChangePassword: 'Bitte wählen Sie zuerst ein eigenes Passwort.',
  notAllowed: 'Ihre Rolle in diesem Shop erlaubt das nicht. Bitte wenden Sie sich an einen Inhaber.',
  firstOwner: 'Erster Inhaber',
  resetSent: 'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link für ein neues Passwort dorthin unterwegs.',
  resetTooOld:
    'Dieser Link ist nicht vollständig, wurde schon verwendet oder ist abgelaufen. Bitte fordern Sie einen neuen an.',
  passwordIsSet: 'Ihr neues Passwort ist gespeichert. Bitte melden Sie sich damit an.',
  noConfirmation:
    'Dieser Link gehört nicht zu diesem Shop oder ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail oder kopieren Sie ihn ganz.',
  oldConfirmation:
    'Das Konto zu diesem Link hat inzwischen eine andere E-Mail-Adresse oder wurde gelöscht. Bitte verwenden Sie den Link in unserer neuesten E-Mail.',
  emailConfirmed:
    'Ihre E-Mail-Adresse ist bestätigt. E-Mails zu Ihren Bestellungen enthalten jetzt auch Ihren Namen und Ihre Anschrift.',
} satisfies Translation<typeof import('#backend/features/people/sessions/texts.ts')>;
