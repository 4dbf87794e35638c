// Not reviewed by a native reader.
export default {
  incompleteLink: 'Este enlace está incompleto. Ábralo de nuevo desde el boletín o cópielo entero.',
  subscribed: 'Gracias por suscribirse.',
  unsubscribed: 'No recibirá más boletines nuestros.',
  confirmByMail:
    'Si aún no se ha suscrito, recibirá ahora un correo. Confirme con su enlace: solo entonces recibirá el boletín.',
  confirmed: 'Se ha suscrito al boletín.',
  incompleteConfirmLink: 'Este enlace está incompleto. Ábralo de nuevo desde el correo o cópielo entero.',
  notSubscribed: 'Esta suscripción ha terminado. Suscríbase de nuevo en la tienda.',
  noMail: 'Ahora no es posible suscribirse al boletín, porque la tienda no envía correos.',
} satisfies Translation<typeof import('#backend/features/shop/newsletter/texts.ts')>;
