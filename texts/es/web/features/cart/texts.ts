// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  cartLoads: 'Cargando su cesta…',
  needsScripts: 'Su cesta necesita JavaScript. Actívelo y vuelva a cargar la página.',
  yourCart: 'Su cesta',
  cartIsEmpty: 'Su cesta está vacía',
  addSomething: 'Añada algo fresco. Su cesta se guarda mientras mira la tienda.',
  startShopping: 'Empezar a comprar',
  continueShopping: 'Seguir comprando',
  productsInCart: 'Productos de su cesta',
  removedFromCart: 'Productos quitados de su cesta',
  notLoaded: 'Su cesta está guardada, pero no se han podido cargar sus productos.',
  itemsOf: (count: number) => `${count} ${count === 1 ? 'artículo' : 'artículos'}`,
  noLongerSold: (count: number) =>
    count === 1
      ? 'Un producto ya no se vende y se ha quitado de su cesta.'
      : `${count} productos ya no se venden y se han quitado de su cesta.`,
  notStored: 'Su navegador no permite que esta tienda guarde su cesta. Si recarga la página, estará vacía.',

  mostYouPay: 'Se vende al peso: pagará este precio como máximo.',
  each: (price: string) => `${price} la unidad`,
  priceChanged: (now: string, before: string) => `El precio ha cambiado: ahora ${now}, antes ${before}`,
  outOfStock: 'Agotado',
  stepsChanged: (step: string, amount: string) => `Ahora en pasos de ${step}: ${amount}. Compruebe la cantidad.`,
  otherAmounts: (from: string, to: string) => `Se pide de ${from} a ${to}. Elija otra cantidad.`,
  onlyLeft: (left: number | string) =>
    `${left === 1 ? `Solo queda ${left}` : `Solo quedan ${left}`}. Elija una cantidad menor.`,
  removeOne: (name: string) => `Quitar una unidad: ${name}`,
  remove: (name: string) => `Quitar de la cesta: ${name}`,
  quantityOf: (name: string) => `Cantidad: ${name}`,
  addOne: (name: string) => `Añadir una unidad: ${name}`,
  atMost: (max: number, name: string) => `${name}: como máximo ${max} por pedido`,
  isOutOfStock: (name: string) => `${name}: agotado`,
  notInTotal: 'No incluido en el total:',
  removedName: (name: ReactNode) => sentence`${name}: producto quitado ·`,
  undo: 'Deshacer',
  putBack: (name: string) => `Deshacer: volver a poner ${name} en la cesta`,
  hideMessage: (name: string) => `Ocultar el mensaje: ${name}`,
  cartUpdated: 'Cesta actualizada',
  nowInCart: (quantity: number | string, name: string) =>
    `${typeof quantity === 'number' ? `${quantity} ×` : quantity} ${name} en la cesta`,
  leftInCart: (quantity: number | string, name: string) =>
    `Aún ${typeof quantity === 'number' ? `${quantity} ×` : quantity} ${name} en la cesta`,
  nameRemoved: (name: string) => `Quitado de la cesta: ${name}`,

  orderSummary: 'Resumen del pedido',
  loadingSummary: 'Cargando el resumen del pedido',
  logInToChoose: 'Inicie sesión para elegir la dirección de entrega.',
  logInToCollect: 'Inicie sesión para hacer el pedido.',
  loadingTimes: 'Cargando las franjas horarias…',
  timesNotLoaded: 'No se han podido cargar las franjas horarias de entrega.',
  youSave: (amount: string) => `Ahorra ${amount} con las ofertas de hoy`,
  paymentLeft: 'Ha salido de la página de pago antes de pagar el pedido. Para pagarlo, vuelva a hacer el pedido.',
  otherShopper: (name: string) =>
    `Ahora ha iniciado sesión como ${name}. Elija la dirección de entrega y después haga el pedido.`,
  totalChanged: (now: string, before: string) =>
    `El total es ahora de ${now}. Antes era de ${before}. Revise su cesta y vuelva a hacer el pedido.`,
  offline: 'No tiene conexión. Su cesta está guardada. Podrá hacer el pedido cuando vuelva a tener conexión.',
  placeOrder: (soldOut: number) =>
    `Hacer el pedido${soldOut === 0 ? '' : soldOut === 1 ? ' sin ese producto' : ' sin esos productos'}`,
  proceedToCheckout: (soldOut: number) =>
    `Ir al pago${soldOut === 0 ? '' : soldOut === 1 ? ' sin ese producto' : ' sin esos productos'}`,
  logInToOrder: 'Iniciar sesión y hacer el pedido',
  orderAsGuest: 'Pedir sin cuenta',
  checkout: 'Ir al pedido',
  soldOut: (names: string, count: number) =>
    count === 1
      ? `Agotado: ${names}. Este producto no está incluido en el total y no se pedirá.`
      : `Agotados: ${names}. Estos productos no están incluidos en el total y no se pedirán.`,
  removeSoldOut: (count: number) => (count === 1 ? 'Quitarlo de la cesta' : 'Quitarlos de la cesta'),

  price: 'Productos',
  deposits: 'Depósito',
  shippingFee: 'Gastos de envío',
  free: 'Gratis',
  tax: (percent: number) => `IVA (${percent} %)`,
  totalAmount: (isTaxIncluded: boolean, isFeeOpen: boolean) =>
    `Total${isTaxIncluded ? ', IVA incl.' : ''}${isFeeOpen ? ', más gastos de envío' : ''}`,

  deliveryAddress: 'Dirección de entrega',
  loadingAddresses: 'Cargando sus direcciones',
  addressesNotLoaded: 'No se han podido cargar sus direcciones.',
  noAddressYet: 'Aún no tiene ninguna dirección guardada',
  change: 'Cambiar',
  addAddress: 'Añadir dirección',
  selectAddress: 'Elija una dirección',

  addNote: 'Añadir una nota',
  notes: 'Notas',
  noteToShop: 'Nota para la tienda',
  noteToShopExample: 'Por ejemplo: plátanos maduros, por favor',
  noteToCourier: 'Nota para el repartidor',
  noteToCourierExample: 'Por ejemplo: el timbre no funciona, llame por teléfono',

  paymentMethod: 'Forma de pago',
  cash: 'Pago contra entrega',
  cashDetail: 'Pague en efectivo al recibir el pedido',
  cashAtShop: 'Pago en efectivo en la tienda',
  cashAtShopDetail: 'Pague al recoger su pedido',
  online: 'Pago en línea',
  onlineDetail: 'Pague ahora en la página segura del proveedor de pagos',

  chooseTime: 'Elija una franja horaria',
  loginExpired: 'Su sesión ha caducado. Inicie sesión de nuevo para hacer el pedido.',
  notConfirmed: 'La tienda no ha confirmado el pedido.',
  notPlaced: 'No se ha podido hacer el pedido.',
  noPaymentPage: 'No se ha podido abrir la página de pago. Inténtelo de nuevo.',
  myOrders: 'Mis pedidos',
  maybePlaced: (isOnce: boolean) =>
    `La tienda no ha respondido, así que es posible que su pedido ya se haya hecho. ${isOnce ? 'Vuelva a hacerlo sin cambiar nada: el mismo pedido nunca se hace dos veces.' : 'Consulte sus pedidos antes de volver a pedir.'}`,
  tryAgain: 'Reintentar',
  orderWithDuty: 'Pedido con obligación de pago',
  orderAndPay: 'Pedir y pagar',
  beforeOrdering: 'Lea antes de hacer el pedido:',
  withdrawal: 'Desistimiento',
  onlyFromAge: (count: number, age: number, isCollected: boolean) =>
    `${count === 1 ? 'Un producto es' : `${count} productos son`} solo para personas de ${age} años o más. ${isCollected ? 'La tienda comprueba su edad al recoger el pedido.' : 'El repartidor comprueba su edad.'}`,
} satisfies Translation<typeof import('#web/features/cart/texts.ts')>;
