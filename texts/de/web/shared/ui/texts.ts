export default {
  isRightToLeft: false,

  close: 'Schließen',
  dismiss: 'Schließen',
  tryAgain: 'Noch einmal versuchen',
  loading: 'Wird geladen …',
  optional: '(optional)',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',

  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  saved: 'Gespeichert.',
  noResponse: 'Der Shop hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',

  breadcrumb: 'Pfad zu dieser Seite',
  announcements: 'Ansagen',
  alerts: 'Warnungen',
  notifications: 'Hinweise',

  pageNotFound: 'Seite nicht gefunden',
  noSuchPage: 'Diese Seite gibt es in diesem Shop nicht.',
  goHome: 'Zur Startseite',

  offline:
    'Sie sind offline. Preise können veraltet sein. Ihr Warenkorb ist gespeichert, und Änderungen werden gesendet, sobald Sie wieder online sind.',

  insteadOf: 'Statt',
  lowestOf30Days: 'Niedrigster Preis der letzten 30 Tage vor der Ermäßigung:',
  stars: '4 von 5 Sternen',

  quantityOf: (product: string) => `Menge von ${product}`,
  removeProduct: (product: string) => `${product} entfernen`,
  decrease: (product: string) => `Weniger von ${product}`,
  increase: (product: string) => `Mehr von ${product}`,

  colours: 'Farben',
  systemTheme: 'System',
  lightTheme: 'Hell',
  darkTheme: 'Dunkel',
} satisfies Translation<typeof import('#web/shared/ui/texts.ts')>;
