// Not reviewed by a native reader.
export default {
  title: 'Pedir sin cuenta',
  cart: 'Cesta',
  about: 'Usamos la dirección y el correo solo para este pedido. Un correo contiene un enlace a él.',
  aboutWithoutMails:
    'Usamos la dirección y el correo solo para este pedido. Esta tienda no envía correos: la página de su pedido permanece abierta solo en esta pestaña del navegador.',
  yourOrder: 'Su pedido',
  notPlaced: 'El pedido no se ha hecho. Inténtelo de nuevo.',
  notConfirmed: 'La tienda no ha confirmado el pedido. Inténtelo de nuevo.',
  invalidFields: (count: number) => (count === 1 ? 'Hay un campo que revisar.' : `Hay ${count} campos que revisar.`),
} satisfies Translation<typeof import('#web/features/cart/guest/texts.ts')>;
