// Not reviewed by a native reader.
export default {
  oneMoment: 'Un instant',
  thankYou: 'Merci !',
  finishing: 'Nous finalisons votre commande.',
  continuingIn: (seconds: number) => `Suite dans ${seconds} ${seconds < 2 ? 'seconde' : 'secondes'}`,
  continueNow: 'Continuer maintenant',
} satisfies Translation<typeof import('#web/features/cart/loader/texts.ts')>;
