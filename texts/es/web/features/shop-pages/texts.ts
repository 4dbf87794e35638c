// Not reviewed by a native reader.
export default {
  page: 'Página',
  goToShop: 'Ir a la tienda',

  confirmEmail: 'Confirmar su correo electrónico',
  notConfirmed: 'No se ha confirmado el correo electrónico. Inténtelo de nuevo.',
  aboutConfirming: (shop: string) =>
    `Si ha hecho un pedido en ${shop} y ha recibido nuestro correo sobre él, pulse «Confirmar su correo electrónico». A partir de entonces, nuestros correos incluirán su nombre y su dirección, y podremos enviarle más correos al día.`,
  somebodyElse: 'Si otra persona ha hecho un pedido con su correo, cierre esta página. Así no cambia nada.',

  endNewsletter: 'Darse de baja del boletín',
  notEnded: 'No se ha cancelado la suscripción. Inténtelo de nuevo.',
  aboutEnding: 'Pulse «Darse de baja del boletín» y no le enviaremos más boletines.',
  confirmNewsletter: 'Confirmar el boletín',
  newsletterNotConfirmed: 'La suscripción no se ha confirmado. Inténtelo de nuevo.',
  aboutNewsletter: (shop: string) =>
    `Con «Confirmar el boletín» permite que ${shop} le envíe su boletín. Puede darse de baja en cualquier momento con un enlace del propio boletín.`,
} satisfies Translation<typeof import('#web/features/shop-pages/texts.ts')>;
