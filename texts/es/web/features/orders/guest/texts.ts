// Not reviewed by a native reader.
export default {
  title: 'Su pedido',
  openMail: 'Abra el enlace del correo sobre su pedido.',
  openTab:
    'Esta página no conoce ningún pedido. Su pedido solo se muestra en la pestaña del navegador en la que lo hizo. Si tiene preguntas, contacte con la tienda.',
  loading: 'Cargando su pedido…',
  notLoaded: 'No se pudo cargar el pedido.',
  confirmQuestion: (time: string) =>
    `Confirme su pedido antes del ${time}: solo entonces la tienda empezará a prepararlo.`,
  confirm: 'Confirmar el pedido',
  lookAtMail: (email: string, time: string) =>
    `Hemos enviado un correo a ${email}. Abra su enlace y confirme el pedido antes del ${time}; si no, termina.`,
  waitsForPayment:
    'Este pedido espera su pago y solo entonces se hará. Si acaba de pagar, vuelva a cargar esta página en un momento.',
  hasEnded: 'Este pedido ha terminado. No se entrega nada y no hay nada que pagar.',
  printReceipt: 'Imprimir el recibo',
  withdraw: 'Desistir del contrato',
  cancel: 'Cancelar el pedido',
  cancelQuestion: (number: string) => `¿Cancelar el pedido n.º\u00a0${number}?`,
  back: 'Volver',
  keep: 'Guardar en una cuenta',
  aboutKeeping: (email: string) =>
    `Elija una contraseña. Iniciará sesión con su correo ${email}, y este pedido estará en su cuenta.`,
  password: 'Contraseña',
  keepIt: 'Crear una cuenta',
  keepInMine: 'Guardar el pedido en mi cuenta',
  aboutMine: (name: string) => `Ha iniciado sesión como ${name}.`,
  logIn: 'Iniciar sesión',
  yourData: 'Sus datos',
  aboutData:
    'Puede guardar en un archivo lo que la tienda conserva sobre usted. Cuando el pedido haya terminado, puede eliminarlo.',
  exportData: 'Guardar mis datos',
  fileName: 'mi-pedido.json',
  deleteData: 'Eliminar mis datos',
  deleteQuestion: '¿Eliminar sus datos?',
  aboutDeletion:
    'Se eliminan el nombre, la dirección, el contacto y las notas, y este enlace termina. Los productos y los importes se conservan porque la tienda debe guardarlos. Esto no se puede deshacer.',
  deleteForEver: 'Eliminar para siempre',
  noResponse: 'La tienda no ha respondido. Inténtelo de nuevo.',
} satisfies Translation<typeof import('#web/features/orders/guest/texts.ts')>;
