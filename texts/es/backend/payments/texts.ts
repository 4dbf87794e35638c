// Not reviewed by a native reader.
export default {
  label: 'Pago de prueba: no se mueve dinero real',
  title: 'Pago de prueba',
  payHeading: 'Pagar su pedido',
  orderNumber: (number: number) => `Pedido n.º\u00a0${number}`,
  pay: (amount: string) => `Pagar ${amount}`,
  cancel: 'Cancelar',
  delivery: 'Gastos de envío',
  deposits: 'Depósito',
  tax: 'IVA (2\u00a0%)',
  moreProducts: (count: number) => (count === 1 ? '1 producto más' : `${count} productos más`),
  seeOrders: 'Ver mis pedidos',
  backToCart: 'Volver a la cesta',
  goToStore: 'Ir a la tienda',
  notices: {
    unknown: {
      title: 'Aquí no hay nada que pagar',
      text: 'Esta dirección de pago no se conoce. Empiece de nuevo desde su cesta.',
    },
    otherShopper: {
      title: 'Inicie sesión',
      text: 'Solo la persona que hizo este pedido puede pagarlo. Inicie sesión en la tienda y abra de nuevo esta dirección.',
    },
    otherPage: {
      title: 'Pague en esta página',
      text: 'La solicitud no procedía de la página de pago, por lo que no se ha hecho nada.',
    },
    paid: { title: 'Ya está pagado', text: 'Este pedido está pagado. No tiene que hacer nada más.' },
    cancelled: {
      title: 'Pago cancelado',
      text: 'Este pago se ha cancelado y no se ha cobrado nada. Su cesta sigue ahí.',
    },
    expired: {
      title: 'Pago caducado',
      text: 'Este pago esperó demasiado tiempo y no se ha cobrado nada. Su cesta sigue ahí.',
    },
    replaced: {
      title: 'Sustituido por un pedido más reciente',
      text: 'Ha hecho un pedido más reciente, por lo que este ha terminado y no se ha cobrado nada. Para pagar en línea, empiece de nuevo desde su cesta.',
    },
    released: {
      title: 'Pago terminado por la tienda',
      text: 'La tienda ha terminado este pago y no se ha cobrado nada. Su cesta sigue ahí: haga de nuevo el pedido o póngase en contacto con la tienda.',
    },
  },
  notRecorded: 'No se ha podido registrar el pago. Inténtelo de nuevo.',
  paidAfterNewerOrder: 'Pagado después de que el cliente hiciera un pedido más reciente.',
  paidAfterCancelling: 'Pagado después de haberse cancelado.',
  paidAfterRelease: 'Pagado después de que la tienda liberara sus productos.',
  paidTooLate: 'Pagado después de terminar el plazo de pago.',
  noLongerInStock: (goods: string) => `Sin existencias: ${goods}.`,
  placeWasFree:
    'Mientras tanto, su plaza estuvo libre para otros clientes: compruebe si se puede mantener la franja horaria.',
  firstIsCancelled: (number: number) =>
    `Se añadió al pedido ${number}, que está cancelado, así que no tiene gastos ni mínimo: compruébelo o cancélelo, lo que lo reembolsa.`,
} satisfies Translation<typeof import('#backend/payments/texts.ts')>;
