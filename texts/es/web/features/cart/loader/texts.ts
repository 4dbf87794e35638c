// Not reviewed by a native reader.
export default {
  oneMoment: 'Un momento',
  thankYou: '¡Gracias!',
  finishing: 'Estamos terminando su pedido.',
  continuingIn: (seconds: number) => `Continuamos en ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}`,
  continueNow: 'Continuar ahora',
} satisfies Translation<typeof import('#web/features/cart/loader/texts.ts')>;
