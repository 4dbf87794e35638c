// Not reviewed by a native reader.
import { formatNumber } from '#web/shared/lib/numbers.ts';

export default {
  orders: 'Pedidos',
  loadingOrders: 'Cargando los pedidos',
  orderList: 'Pedidos, los más recientes primero',
  orderCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'pedido' : 'pedidos'}`,
  ordersAndPending: (count: number, pending: number) =>
    `${formatNumber(count)} ${count === 1 ? 'pedido' : 'pedidos'}, ${formatNumber(pending)} ${pending === 1 ? 'pendiente' : 'pendientes'} de pago`,
  newOrders: (count: number, hasMore: boolean) =>
    `${count}${hasMore ? ' o más' : ''} ${count === 1 && !hasMore ? 'pedido nuevo' : 'pedidos nuevos'}`,
  showNewOrders: (count: number, hasMore: boolean) =>
    `Ver ${count}${hasMore ? ' o más' : ''} ${count === 1 && !hasMore ? 'pedido nuevo' : 'pedidos nuevos'}`,
  outdated: 'No se puede conectar con la tienda: es posible que esta lista no esté al día. Se actualiza sola.',
  noOrdersYet: 'Todavía no hay pedidos',
  whenOrdersAppear: 'Los pedidos aparecen aquí en cuanto los clientes los hacen.',
  checkProductList: 'Revisar la lista de productos',
  noOrdersMatch: 'Ningún pedido coincide. Cambie los filtros.',
  soundForNewOrders: 'Sonido para pedidos nuevos',
  chooseAll: (count: number) =>
    count === 1 ? 'Seleccionar el que se muestra' : `Seleccionar los ${formatNumber(count)} que se muestran`,
  shownOrders: (count: number, total: number | undefined) =>
    `Pedidos mostrados: ${formatNumber(count)}${total === undefined ? '' : ` de ${formatNumber(total)}`}.`,
  loadOlder: 'Cargar pedidos anteriores',
  olderAdded: (count: number) =>
    count === 1 ? 'Se ha añadido abajo 1 pedido anterior.' : `Se han añadido abajo ${count} pedidos anteriores.`,
  olderNotLoaded: 'No se han podido cargar los pedidos anteriores.',

  search: 'Buscar',
  searchPlaceholder: 'Número, nombre, teléfono, correo o localidad',
  packerSearchPlaceholder: 'Número, nombre o teléfono',

  stages: 'Estados',
  all: 'Todos',

  sumsAndFilters: 'Totales, gráfico y filtros',
  totalAmount: 'Importe total',
  pendingPayment: 'Pendiente de pago',
  averageOrder: 'Pedido medio',
  testOrders: (count: number, amount: string) =>
    `No se ${count === 1 ? 'cuenta' : 'cuentan'} ${formatNumber(count)} ${count === 1 ? 'pedido' : 'pedidos'} con un pago de prueba, por ${amount}. Los pagos de prueba no mueven dinero.`,
  paymentStatus: 'Estado del pago',
  paid: 'Pagado',
  pending: 'Pendiente',
  paymentMethod: 'Forma de pago',
  methodNames: { COD: 'Pago contra entrega', ONLINE: 'Pago en línea' },
  period: 'Periodo',
  allTime: 'Todo',
  today: 'Hoy',
  lastDays: (count: number) => (count === 1 ? '1 día' : `${count} días`),
  exportCsv: 'Exportar CSV',
  loadingForFile: (count: number, total: number) => `Cargando ${count} de ${total}…`,
  lastTwoWeeks: 'Las dos últimas semanas',
  chartLabel: (count: number, amount: string) =>
    `${count} ${count === 1 ? 'pedido' : 'pedidos'} por ${amount} en las dos últimas semanas.`,
  showTable: 'Mostrar la tabla',
  day: 'Día',

  numbered: (number: string) => `N.º ${number}`,
  nameless: 'Pedido',
  chooseOrder: (number: string) => `Seleccionar el pedido ${number}`,
  goneProduct: 'Un producto que ya no se vende',
  noteToShop: 'Nota para la tienda',
  noteToCourier: 'Nota para el repartidor',
  amount: 'Importe',
  orderedAmount: 'Pedido',
  payment: 'Pago',
  balance: 'Saldo',
  promised: 'Franja horaria',
  date: 'Fecha',
  noDate: 'N/D',
  history: 'Historial',
  noAddress: 'La tienda ya no tiene la dirección.',
  addressDeleted: 'La dirección se eliminó junto con la cuenta.',

  startPacking: 'Empezar la preparación',
  backInShop: 'De vuelta en la tienda',
  markReady: 'Marcar como listo',
  sendOut: 'Enviar a reparto',
  markDone: (isCollected: boolean, isPaid: boolean) =>
    `Marcar como ${isCollected ? 'recogido' : 'entregado'}${isPaid ? '' : ' y pagado'}`,
  openRefund: 'Reembolsar…',
  openCancel: 'Cancelar el pedido…',
  changeUnknown: 'La tienda no ha confirmado si el pedido ha cambiado. Compruébelo de nuevo.',
  changed: 'Hecho.',
  notChanged: 'El pedido no se ha modificado.',
  changedSince: (said: string, stage: string) => `${said} Ahora su estado es «${stage}». Compruébelo de nuevo.`,

  chosenOrders: 'Pedidos seleccionados',
  chosenCount: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'pedido seleccionado' : 'pedidos seleccionados'}`,
  moving: (at: number, total: number) => `Cambiando el estado: ${at} de ${total}…`,
  moveOn: 'Pasar al siguiente estado',
  movedOn: (count: number) =>
    `${formatNumber(count)} ${count === 1 ? 'pedido ha pasado' : 'pedidos han pasado'} al siguiente estado.`,
  stays: (number: string, why: string) => `El n.º ${number} se queda como está: ${why}.`,
  isCollectedAtShop: 'se recoge en la tienda',
  isNotPicked: 'no todos los productos están preparados',
  hasNoNextStep: 'no tiene un estado siguiente',
  isInStage: (stage: string) => `su estado es «${stage}»`,
  refusedFor: (number: string, message: string) => `N.º ${number}: ${message}`,
  hide: 'Ocultar',
  pickList: 'Lista de preparación',
  packingSlips: 'Albaranes',
  clear: 'Quitar la selección',

  cancelTitle: (number: string) => `¿Cancelar el pedido ${number}?`,
  cancelConsequences: (refund: string | undefined) =>
    `El cliente lo ve en sus pedidos.${refund === undefined ? '' : ` Se reembolsan ${refund}.`} Esta acción no se puede deshacer.`,
  reason: 'Motivo',
  customerReadsReason: 'El cliente puede leerlo.',
  cancelOrder: 'Cancelar el pedido',
  keepOrder: 'Conservar el pedido',
  backToOrders: 'Volver a los pedidos',

  refundTitle: (number: string) => `Reembolsar el pedido ${number}`,
  products: 'Productos',
  productsHint: 'Se corrige su IVA. No elija ninguno para reembolsar una parte del pedido completo.',
  refundableLine: (quantity: number, name: string, most: string) => `${quantity} × ${name}, hasta ${most}`,
  mostRefund: (most: string) => `Se pueden reembolsar hasta ${most}.`,
  amountFault: (least: string, most: string) => `Escriba un importe de ${least} a ${most}.`,
  reasonFault: 'Indique el motivo. El cliente puede leerlo.',
  payBack: 'Reembolsar',
  notNow: 'Ahora no',

  waitingForPayment: (count: number, hasMore: boolean) => `Pendientes de pago (${hasMore ? `más de ${count}` : count})`,
  unpaidHint:
    'Estos pedidos reservan sus productos y sus franjas horarias hasta que se pagan. Al liberar un pedido, este termina: sus productos y su franja se pueden volver a pedir.',
  unpaidList: 'Pedidos pendientes de pago, los más recientes primero',
  heldUntil: (moment: string) => `Reservado hasta: ${moment}`,
  release: 'Liberar',
  releaseOrder: (number: string) => `Liberar el pedido ${number}`,
  releaseUnknown: 'La tienda no ha confirmado si el pedido se ha liberado. Compruebe la lista de nuevo.',
  released: 'El pedido se ha liberado.',
  notReleased: 'El pedido no se ha liberado.',

  goneProductInLine: 'un producto que ya no se vende',
  test: 'prueba',
} satisfies Translation<typeof import('./texts.ts')>;
