export default {
  oneMoment: 'Einen Moment',
  thankYou: 'Vielen Dank!',
  finishing: 'Wir schließen Ihre Bestellung ab.',
  continuingIn: (seconds: number) => `Weiter in ${seconds} ${seconds === 1 ? 'Sekunde' : 'Sekunden'}`,
  continueNow: 'Jetzt weiter',
} satisfies Translation<typeof import('#web/features/cart/loader/texts.ts')>;
