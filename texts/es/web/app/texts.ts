// Not reviewed by a native reader.
export default {
  skipToContent: 'Ir al contenido',
  mainNavigation: 'Menú principal',
  home: 'Inicio',
  products: 'Productos',
  contact: 'Contacto',
  logoLabel: (shopName: string) => `${shopName}, inicio`,

  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  myOrders: 'Mis pedidos',
  myAccount: 'Mi cuenta',
  profileOf: (name: string) => `Perfil de ${name}`,
  loggedInAs: (name: string) => `Sesión iniciada como ${name}`,
  menu: 'Menú',
  openMenu: 'Abrir el menú',

  cart: 'Cesta',
  cartWithItems: (count: number) => `Cesta, ${count} ${count === 1 ? 'artículo' : 'artículos'}`,

  searchProducts: 'Buscar productos',
  searchOrPaste: 'Buscar o pegar una lista',
  notFoundHint: 'Busque un producto o elija una categoría.',

  errorTitle: (shopName: string) => `Se ha producido un error · ${shopName}`,
  somethingWentWrong: 'Se ha producido un error',
  pageNotShown: 'No se ha podido mostrar esta página. Su cesta está guardada.',
  tryAgain: 'Reintentar',
  goHome: 'Ir a la página de inicio',

  installApp: 'Instalar la aplicación',

  anyQuestion: '¿Tiene alguna pregunta? ¿Echa en falta algún producto?',
  allCategories: 'Todas las categorías',
  needHelp: '¿Necesita ayuda?',
  deliveryInformation: 'Información sobre la entrega',
  returnsAndRefunds: 'Devoluciones y reembolsos',
  paymentMethods: 'Formas de pago',
  trackOrder: 'Seguir su pedido',
  stayInTouch: 'Siga en contacto',
  newsletter: 'Boletín',
  todaysDeals: 'Ofertas de hoy',
  writeOrCall: 'Escríbanos o llámenos',
  aboutShop: (shopName: string) => `${shopName}, su supermercado en línea.`,
  withdraw: 'Desistir del contrato',
  sellerArea: 'Área del vendedor',
} satisfies Translation<typeof import('#web/app/texts.ts')>;
