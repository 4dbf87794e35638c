// Not reviewed by a native reader.
export default {
  paidOnline: 'Pagado en línea',
  paidInTest: 'Pagado en línea (pago de prueba: no se ha movido dinero real)',
  cashWhenCollected: 'En efectivo al recogerlo',
  cashOnDelivery: 'Pago contra entrega, en efectivo',
  haveCashReady: (amount: string) => `Tenga preparados ${amount}: paga en efectivo.`,
  nothingToDo: 'El pedido está pagado; no tiene que hacer nada más.',
  line: (quantity: number, name: string, size: string | null) =>
    `${quantity} × ${name}${size === null ? '' : `, ${size}`}`,
  total: 'Total',
  timeOfDelivery: 'Franja horaria de entrega',
  timeToCollect: 'Franja horaria de recogida en la tienda',
  collectAt: 'Lugar de recogida',
  collectedFor: 'Para',
  deliverTo: 'Dirección de entrega',
  payment: 'Pago',
  noteToShop: 'Nota para la tienda',
  noteToCourier: 'Nota para el repartidor',
  contact: 'Contacto',
  ifMissing: 'Si falta algún producto',
  wishes: {
    SIMILAR_NOT_DEARER: 'Sustituirlo por uno similar, nunca por uno más caro',
    NONE: 'No sustituirlo',
  },
  wishExcept: (names: string) => `Excepto: ${names}`,
  taxesInTotal: 'Impuestos incluidos en el total',
  taxLine: (name: string, percent: string, tax: string, net: string) =>
    `${name} ${percent}\u00a0%: ${tax}, base imponible ${net}`,
  backInCash: 'Se lo devolvemos en efectivo.',
  backNowhere: 'Fue un pago de prueba, por lo que no se mueve dinero real.',
  backOnline: 'Lo recibirá por el mismo medio con el que pagó; puede tardar unos días.',
  weRefund: (amount: string) => `Le reembolsamos ${amount}.`,
  shopWrites: (reason: string) => `Mensaje de la tienda: ${reason}`,
  placedSubject: (number: number) => `Pedido n.º\u00a0${number}: lo hemos recibido`,
  placedHeading: 'Gracias por su pedido',
  placedCollected: (number: number, time: string) =>
    `Hemos recibido su pedido n.º\u00a0${number} del ${time}. Le avisaremos cuando esté listo para recoger.`,
  placedDelivered: (number: number, time: string) =>
    `Hemos recibido su pedido n.º\u00a0${number} del ${time}. Le avisaremos cuando esté en reparto.`,
  newOrderSubject: (number: number, amount: string) => `Nuevo pedido n.º\u00a0${number}: ${amount}`,
  newOrderHeading: (number: number) => `Nuevo pedido n.º\u00a0${number}`,
  orderedAt: (time: string) => `Pedido del ${time}.`,
  cancelledForShopSubject: (number: number, amount: string) =>
    `El cliente ha cancelado el pedido n.º\u00a0${number}: ${amount}`,
  cancelledForShopHeading: (number: number) => `El pedido n.º\u00a0${number} está cancelado`,
  cancelledForShop: (time: string) => `El cliente lo ha cancelado. Lo hizo el ${time}. No lo prepare.`,
  customerWrites: (reason: string) => `Mensaje del cliente: ${reason}`,
  shopRefunds: (amount: string) => `El cliente recupera ${amount}.`,
  packedSubject: (number: number, amount: string) => `El pedido n.º\u00a0${number} está preparado: ${amount}`,
  packedForLessSubject: (number: number, amount: string, before: string) =>
    `El pedido n.º\u00a0${number} está preparado: ${amount} en lugar de ${before}`,
  packedHeading: 'Su pedido está preparado',
  notAsOrdered: 'No todo es como lo pidió:',
  asOrdered: 'Todo es como lo pidió.',
  weighedGoods: (goods: string) => `Productos pesados: ${goods}.`,
  weighedLine: (name: string, grams: number, amount: string) => `${name} ${grams}\u00a0g → ${amount}`,
  totalIs: (amount: string) => `El total es de ${amount}.`,
  totalIsNow: (amount: string, before: string) => `El total es ahora de ${amount} en lugar de ${before}.`,
  readySubject: (number: number) => `El pedido n.º\u00a0${number} está listo para recoger`,
  readyHeading: 'Su pedido está listo para recoger',
  outSubject: (number: number) => `El pedido n.º\u00a0${number} está en reparto`,
  outHeading: 'Su pedido está en reparto',
  cancelledSubject: (number: number) => `El pedido n.º\u00a0${number} está cancelado`,
  cancelledHeading: 'Su pedido está cancelado',
  cancelledByShop: (number: number) => `Lo sentimos: hemos cancelado el pedido n.º\u00a0${number}.`,
  cancelledByShopper: (number: number) => `Ha cancelado el pedido n.º\u00a0${number}.`,
  nothingToPay: 'No tiene que pagar nada.',
  refundedSubject: (number: number, amount: string) => `Pedido n.º\u00a0${number}: le reembolsamos ${amount}`,
  refundedHeading: (amount: string) => `Le reembolsamos ${amount}`,
  refundFor: (number: number) => `Este reembolso corresponde al pedido n.º\u00a0${number}.`,
  emailChangedSubject: (shop: string) => `El correo electrónico de su cuenta en ${shop} ha cambiado`,
  emailChangedHeading: 'Su correo electrónico ha cambiado',
  emailChangedTo: (shop: string, email: string) =>
    `Su cuenta en ${shop} tiene ahora el correo electrónico ${email}. Con él inicia sesión, y allí llegan los correos sobre sus pedidos. Si tiene una errata, inicie sesión con él tal como está y corríjalo en su cuenta.`,
  emailChangedAway: (shop: string) =>
    `Su cuenta en ${shop} tiene ahora otro correo electrónico. Con él inicia sesión, y allí llegan los correos sobre sus pedidos.`,
  emailIsNowThis: (shop: string) =>
    `Una cuenta en ${shop} tiene ahora este correo electrónico. Con él inicia sesión, y aquí llegan los correos sobre sus pedidos.`,
  emailNotChangedByYou: (contact: string) =>
    `Si no ha sido usted, otra persona conoce su contraseña: escríbanos de inmediato, ${contact}.`,
  notYourAccount: (contact: string) =>
    `Si no es su cuenta, alguien ha escrito su correo electrónico: no haga nada, o escríbanos, ${contact}.`,
  confirmOrNotYours: (contact: string) =>
    `Si ha sido usted, confirme este correo electrónico con el enlace. Si no es su cuenta, alguien ha escrito su correo electrónico: no haga nada, o escríbanos, ${contact}.`,
  seeAccount: 'Abrir su cuenta',
  openOrders: 'Abrir los pedidos',
  seeOrders: 'Ver sus pedidos',
  confirmByPassword: (url: string) =>
    `Este correo no incluye el nombre ni la dirección, porque su correo electrónico todavía no está confirmado. Para confirmarlo, pida una contraseña nueva en ${url} y elija una con el enlace. Si no ha hecho ningún pedido aquí, no haga nada.`,
  confirmByLink:
    'Este correo no incluye el nombre ni la dirección, porque su correo electrónico todavía no está confirmado. Si ha hecho un pedido aquí, confírmelo con este enlace. Si no ha hecho ningún pedido aquí, no haga nada.',
  confirmEmail: 'Confirmar su correo',
  invitationSubject: (shop: string) => `Su acceso a ${shop}`,
  invitationHeading: 'Le damos la bienvenida al equipo',
  invitation: (shop: string, email: string) =>
    `Ya puede iniciar sesión en el área del vendedor de ${shop} con ${email} y su propia contraseña. El enlace sirve una sola vez, durante 3\u00a0días.`,
  choosePassword: 'Elegir una contraseña',
  invitationTooOld: (url: string) =>
    `Si el enlace ha caducado, pida uno nuevo en ${url}: «¿Ha olvidado su contraseña?».`,
  resetSubject: (shop: string) => `Una contraseña nueva para ${shop}`,
  resetHeading: 'Elija una contraseña nueva',
  resetOfSeller: (shop: string) =>
    `Alguien, probablemente usted, ha pedido una contraseña nueva para su acceso al área del vendedor de ${shop}. El enlace sirve una sola vez, durante 30\u00a0minutos.`,
  resetOfShopper: (shop: string) =>
    `Alguien, probablemente usted, ha pedido una contraseña nueva para su cuenta en ${shop}. El enlace sirve una sola vez, durante 30\u00a0minutos.`,
  chooseNewPassword: 'Elegir una contraseña nueva',
  wasNotYou: 'Si no ha sido usted, no haga nada: su contraseña no cambia.',
  serverFaults: {
    EAUTH: 'El servidor de correo ha rechazado el acceso de SMTP_URL.',
    EABORT: 'El servidor de correo no ha respondido a tiempo.',
    ECONNECTION: 'No se puede acceder al servidor de correo.',
    EDNS: 'No se ha encontrado el nombre del servidor de correo.',
    ESOCKET: 'No se puede acceder al servidor de correo.',
    ETIMEDOUT: 'El servidor de correo no ha respondido a tiempo.',
    ETLS: 'No se ha podido cifrar la conexión con el servidor de correo.',
  },
  serverRefused: (response: string) => `El servidor de correo ha rechazado el correo: ${response}`,
  notSent: (fault: string) => `No se ha podido enviar el correo: ${fault}`,
  unknownFault: 'error desconocido',
  notSentInTime: 'No se ha podido enviar a tiempo.',
  wouldGoElsewhere: 'Los correos a esta dirección llegarían a otro lugar. El cliente debe cambiarla.',
  hours: (count: number) => (count === 1 ? 'una hora' : `${count} horas`),
  minutes: (count: number) => (count === 1 ? 'un minuto' : `${count} minutos`),
  limitReached: (count: number, span: string) =>
    `Esta dirección ha recibido ${count} ${count === 1 ? 'correo' : 'correos'} sobre pedidos en ${span}, que es el límite.`,
  unconfirmedLimitReached: (count: number, span: string) =>
    `Esta dirección ha recibido ${count} ${count === 1 ? 'correo' : 'correos'} sobre pedidos en ${span}, que es el límite para una dirección sin confirmar. El correo se enviará si el cliente confirma su dirección antes de un día.`,
  sentAgain: 'El correo se envía de nuevo.',
  cannotBeSentAgain:
    'Este correo no se puede enviar de nuevo. Para una contraseña nueva, la persona debe pedir un enlace nuevo.',
} satisfies Translation<typeof import('./texts.ts')>;
