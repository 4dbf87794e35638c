// Not reviewed by a native reader.
export default {
  placed: 'Hemos recibido su pedido.',
  outOfStock: (product: string) => `Agotado: ${product}.`,
  noLongerSold: 'Un producto de este pedido ya no se vende. Revise su cesta.',
  noAddress: 'Elija una dirección',
  noProducts: 'Un pedido necesita al menos un producto.',
  noJoining: 'Esta tienda no añade un pedido a otro. Haga un pedido aparte.',
  noOnlinePayment: 'El pago en línea no está disponible. Elija el pago en efectivo.',
  perhapsPlaced:
    'La tienda no ha indicado si ha recibido su pedido, y ahora mismo no se pueden consultar sus pedidos. El pedido no se ha vuelto a enviar. Espere un momento e inténtelo de nuevo.',
  keyOfOtherOrder: 'Esta clave ya se ha usado para otro pedido. Envíe este pedido con una clave nueva.',

  notSupported: {
    move: 'Esta tienda no puede cambiar el estado de los pedidos. No se ha modificado nada.',
    cancel: 'Esta tienda no puede cancelar pedidos. No se ha modificado nada.',
    refund: 'Esta tienda no puede reembolsar pedidos. No se ha modificado nada.',
    refundMissing:
      'En esta tienda, un reembolso no puede contar para lo que falte. Reembolse después de preparar el pedido o quite esta opción.',
    refundLines: 'Esta tienda no puede reembolsar productos sueltos. Reembolse una parte de todo el pedido.',
    release: 'Esta tienda no puede liberar los pedidos sin pagar. No se ha modificado nada.',
    pick: 'Esta tienda no prepara los pedidos línea por línea. No se ha modificado nada.',
    wishes:
      'En esta tienda no se puede cambiar después un deseo para los productos que falten. No se ha cambiado nada.',
    tour: 'Esta tienda no puede iniciar repartos. No se ha modificado nada.',
  },
  pleaseLogIn: 'Inicie sesión.',
} satisfies Translation<typeof import('#gateway/features/orders/texts.ts')>;
