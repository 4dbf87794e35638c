import type { OrderStage } from '#backend/db/tables.ts';
import rules from '#texts/de/backend/rules/texts.ts';

export default {
  noSuchOrder: 'Diese Bestellung gibt es nicht. Bitte laden Sie die Bestellungen neu.',
  changedSince: 'Diese Bestellung wurde inzwischen geändert. Bitte sehen Sie sie sich noch einmal an.',
  isCollected:
    'Diese Bestellung wird im Laden abgeholt und deshalb nicht ausgeliefert. Setzen Sie sie auf „Abgeholt“, wenn sie abgeholt ist.',
  cannotBeMoved: (stage: OrderStage, to: OrderStage) =>
    `Diese Bestellung steht auf „${rules.stageNames[stage]}“ und kann von dort nicht auf „${rules.stageNames[to]}“ gesetzt werden.`,
  isNoStop: (number: string) =>
    `Die Bestellung ${number} wird im Laden abgeholt und deshalb nicht ausgeliefert. Es wurde nichts geändert.`,
  cannotBeSentOut: (number: string, stage: OrderStage) =>
    `Die Bestellung ${number} steht auf „${rules.stageNames[stage]}“ und kann nicht ausgeliefert werden. Es wurde nichts geändert.`,
  checkAge: (age: number) =>
    `Diese Bestellung enthält Waren für Personen ab ${age} Jahren. Bitte prüfen Sie das Alter und bestätigen Sie es.`,
  ageChecked: (age: number) => `Alter geprüft: ab ${age}.`,
  isCancelled: 'Diese Bestellung ist bereits storniert.',
  sellerCannotCancel: (stage: OrderStage) =>
    `Diese Bestellung steht auf „${rules.stageNames[stage]}“ und kann nicht mehr storniert werden.`,
  wishesAreFixed:
    'Der Shop hat begonnen, diese Bestellung zu packen. Ihr Wunsch kann hier nicht mehr geändert werden. Bitte wenden Sie sich an den Shop.',
  shopperCannotCancel: 'Diese Bestellung kann hier nicht mehr storniert werden. Bitte wenden Sie sich an den Shop.',
  cancelled: 'Storniert',
  note: 'Notiz',
  reason: 'Grund',
  amountFault: 'Der Betrag muss mindestens 0,01 sein und darf höchstens zwei Nachkommastellen haben.',
  moved: 'Der Status der Bestellung ist geändert.',
  tourStarted: 'Die Tour ist gestartet.',
  cancelledNow: 'Die Bestellung ist storniert.',
  wishesChanged: 'Ihr Wunsch ist gespeichert.',
  refunded: 'Die Erstattung ist erfasst.',
} satisfies Translation<typeof import('#backend/features/orders/changes/texts.ts')>;
