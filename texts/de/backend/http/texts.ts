export default {
  email: 'E-Mail',
  password: 'Passwort',
  isMissing: (label: string) => `„${label}“ fehlt noch.`,
  isNoText: (label: string) => `„${label}“ muss ein Text sein.`,
  isTooLong: (label: string, max: number) => `„${label}“ darf höchstens ${max} Zeichen haben.`,
  isTooShort: (label: string, min: number) => `„${label}“ muss mindestens ${min} Zeichen haben.`,
  hasTooManyAccents: (label: string) =>
    `„${label}“ hat mehr als 30 Akzente auf einem Buchstaben. Bitte entfernen Sie einige.`,
  cannotBeStored: (label: string) =>
    `„${label}“ enthält ein Zeichen, das nicht gespeichert werden kann. Bitte geben Sie den Text noch einmal ein.`,
  cannotBePassword: (label: string) =>
    `„${label}“ enthält ein Zeichen, das nicht gespeichert werden kann. Bitte wählen Sie ein anderes Passwort.`,
  kindsOfValues: {
    text: 'ein Text',
    number: 'eine Zahl',
    wholeNumber: 'eine ganze Zahl',
    choice: 'true oder false',
    list: 'eine Liste',
    fields: 'ein Objekt mit Feldern',
  },
  mustBe: (name: string, kind: string) => `„${name}“ muss ${kind} sein.`,
  mustBeOneOf: (name: string, values: string) => `„${name}“ muss eines von diesen sein: ${values}.`,
  isTooLarge: (name: string, max: number) => `„${name}“ darf höchstens ${max} sein.`,
  isTooSmall: (name: string, min: number) => `„${name}“ muss mindestens ${min} sein.`,
  isNotValid: (name: string) =>
    `„${name}“ ist nicht gültig. Bitte prüfen Sie die Angabe und versuchen Sie es noch einmal.`,
  isNoEmail: (label: string) => `„${label}“ muss eine E-Mail-Adresse sein, zum Beispiel name@example.com.`,
  protocolFaults: {
    400: 'Die Anfrage konnte nicht gelesen werden. Bitte prüfen Sie sie und versuchen Sie es noch einmal.',
    403: 'Diese Anfrage kam von einer anderen Website und wurde nicht ausgeführt.',
    404: 'Unter dieser Adresse gibt es nichts.',
    408: 'Die Anfrage hat zu lange gebraucht.',
    413: 'Die Anfrage ist zu groß.',
    414: 'Die Adresse ist zu lang.',
    415: 'Bitte senden Sie die Anfrage als application/json.',
    429: 'Zu viele Anfragen. Bitte warten Sie einen Moment und versuchen Sie es noch einmal.',
    431: 'Die Kopfzeilen der Anfrage sind zu groß.',
  },
  notUnderstood: 'Die Anfrage wurde nicht verstanden.',
  cannotAnswer: 'Der Shop kann gerade nicht antworten. Bitte versuchen Sie es gleich noch einmal.',
  isBusy: 'Im Shop ist gerade sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
  failedOnOurSide: (requestId: string) =>
    `Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal. (${requestId})`,
  tooManyTriesSeconds: (seconds: number) =>
    `Zu viele Versuche. Bitte warten Sie ${seconds === 1 ? 'eine Sekunde' : `${seconds} Sekunden`} und versuchen Sie es noch einmal.`,
  tooManyTriesMinutes: (minutes: number) =>
    `Zu viele Versuche. Bitte warten Sie ${minutes === 1 ? 'eine Minute' : `${minutes} Minuten`} und versuchen Sie es noch einmal.`,
} satisfies Translation<typeof import('#backend/http/texts.ts')>;
