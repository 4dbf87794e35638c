// Not reviewed by a native reader.
export default {
  noGuestOrders: 'Esta tienda solo acepta pedidos de clientes con cuenta. Inicie sesión o regístrese.',
  tooManyWaiting:
    'Hay pedidos con este correo o teléfono, o desde esta red, que aún esperan su pago o su confirmación. Termine uno de ellos o inténtelo de nuevo dentro de una hora.',
  tooManyOpen:
    'Hay demasiados pedidos abiertos con este correo o teléfono, o desde esta red. Pida de nuevo cuando se entregue uno de ellos o inicie sesión.',
  isOfAccount: 'Este pedido ya está en una cuenta. Inicie sesión para verlo.',
  brokenLink:
    'Este enlace ya no funciona. Si ha creado una cuenta con el pedido, inicie sesión; si no, use el último correo sobre el pedido.',
  pressInMail: 'Abra el enlace del correo que le hemos enviado y confirme allí.',
  hasEnded: 'Este pedido ha terminado porque no se confirmó a tiempo o se canceló. Hágalo de nuevo.',
  cannotCancel: 'Este pedido ya no se puede cancelar aquí. Póngase en contacto con la tienda.',
  toConfirm: 'Confirme el pedido: le hemos enviado un correo con un enlace.',
  placed: 'Hemos recibido su pedido.',
  confirmed: 'Su pedido está confirmado.',
  cancelled: 'Su pedido está cancelado.',
  notPlacedYet: 'Este pedido no está hecho, por lo que ninguna cuenta puede guardarlo.',
  keepByMail: 'Abra el enlace del correo sobre el pedido: solo con él se guarda en una cuenta.',
  hasAccount:
    'Ya existe una cuenta con este correo. Inicie sesión, abra de nuevo el enlace del correo y guarde el pedido en su cuenta.',
  kept: 'El pedido está en su cuenta.',
  isOpen: 'El pedido sigue abierto. Cancélelo aquí o espere la entrega y después elimine los datos.',
  removed: 'Sus datos se han eliminado.',
} satisfies Translation<typeof import('#backend/features/orders/guests/texts.ts')>;
