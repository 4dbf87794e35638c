// Not reviewed by a native reader.
export default {
  today: 'Hoy',
  loadingToday: 'Cargando las cifras de hoy',
  ordersToday: 'Pedidos de hoy',
  orderedToday: 'Importe pedido hoy',
  takenToday: 'Ingresos de hoy',
  cashToday: 'Efectivo de hoy',
  refundedToday: 'Reembolsado hoy',
  takenThisWeek: 'Ingresos de esta semana',
  testOrders: (count: number, amount: string) =>
    `No se ${count === 1 ? 'cuenta 1 pedido de prueba' : `cuentan ${count} pedidos de prueba`} de hoy por ${amount}. Los pagos de prueba no mueven dinero.`,

  toPickNext: 'Siguientes por preparar',
  nothingToPick: 'No hay pedidos por preparar.',
  pickThese: (count: number) => (count === 1 ? 'Preparar este pedido' : `Preparar estos ${count} pedidos`),
  numbered: (number: string) => `N.º ${number}`,
  pieces: (count: number) => (count === 1 ? '1 unidad' : `${count} unidades`),
  begun: 'empezado',
  openOrders: 'Pedidos en curso',
  mostOrdered: (days: number) => `Los más pedidos en los últimos ${days} días`,
  nothingOrdered: 'Todavía no se ha pedido nada.',
  orderedFor: (quantity: number, amount: string) => `${quantity} × por ${amount}`,
  lowStock: 'Pocas existencias',
  nothingLow: 'A ningún producto controlado le quedan pocas unidades.',
  soldOut: 'Agotado',
  left: (count: number) => (count === 1 ? 'Queda 1' : `Quedan ${count}`),

  takingsByDay: 'Ingresos por día',
  day: 'Día',
  orders: 'Pedidos',
  moneyNames: {
    placed: 'Pedido',
    card: 'En línea',
    cash: 'Efectivo',
    refunded: 'Reembolsado',
    net: 'Ingresos tras los reembolsos',
    tax: 'de ello, IVA',
  },
  nothing: 'nada',
  daySpan: (first: string, last: string) => `${first} – ${last}`,
  allDays: 'Todos los días',
  taxesByRate: 'IVA por tipo',
  netAt: (tax: string) => `Base: ${tax}`,
  taxOf: (tax: string) => `Cuota: ${tax}`,
  withdrawals: (count: number) => (count === 1 ? '1 desistimiento de un pedido' : `${count} desistimientos de pedidos`),
  openWithdrawals: (count: number) =>
    count === 1 ? '1 desistimiento por responder' : `${count} desistimientos por responder`,
  newestWithdrawal: (time: string) => `El más reciente se envió el ${time}.`,
  oldOrigins: (count: number, days: number) =>
    `${count === 1 ? '1 origen tiene' : `${count} orígenes tienen`} más de ${days === 1 ? '1 día' : `${days} días`}.`,
  missingOrigins: (count: number) =>
    count === 1 ? 'Falta el origen de 1 fruta o verdura.' : `Falta el origen de ${count} frutas y verduras.`,
} satisfies Translation<typeof import('#web/features/seller/today/texts.ts')>;
