export default {
  noSuchOrder: 'Diese Bestellung gibt es nicht. Bitte laden Sie Ihre Bestellungen neu.',
  isClosed: (number: number) =>
    `Zur Bestellung ${number} kann nichts mehr dazukommen. Bitte geben Sie eine neue Bestellung auf.`,
  isFull: (number: number, max: number) =>
    `Zur Bestellung ${number} können höchstens ${max} Bestellungen dazukommen. Bitte geben Sie eine neue Bestellung auf.`,
  cancelAddedFirst: (added: string) =>
    `Bitte stornieren Sie zuerst, was zu dieser Bestellung dazukam: Bestellung ${added}. Sie kommt wegen dieser ohne Liefergebühr.`,
} satisfies Translation<typeof import('#backend/features/orders/joining/texts.ts')>;
