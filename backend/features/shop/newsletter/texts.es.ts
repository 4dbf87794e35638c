// Not reviewed by a native reader.
export default {
  incompleteLink: 'Este enlace está incompleto. Ábralo de nuevo desde el boletín o cópielo entero.',
  subscribed: 'Gracias por suscribirse.',
  unsubscribed: 'No recibirá más boletines nuestros.',
} satisfies Translation<typeof import('./texts.ts')>;
