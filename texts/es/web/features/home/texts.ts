// Not reviewed by a native reader.
export default {
  freshGroceries: (time: string) => `Productos frescos${time}`,

  delivered: (time: string) => `Entrega a domicilio${time}`,
  wholeMarket: 'Todo el mercado, en su casa',
  wholeMarketToCollect: 'Todo el mercado, para recoger',
  everything: 'Fruta madura, verdura crujiente, pan caliente y mucho más.',
  cookTonight: 'Elija ahora y cocine esta noche.',
  untilDay: (day: string) => `Hasta el ${day}`,
  shopNow: 'Comprar ahora',
  exploreDeals: 'Ver las ofertas',

  todaysDeals: 'Ofertas de hoy',
  seeDeals: 'Ver todas las ofertas',

  shopByCategory: 'Comprar por categoría',
  allCategories: 'Todas las categorías',
  seeAll: 'Ver todos los productos',
  loadingBestSellers: 'Cargando los más vendidos',
  loadingPicks: 'Cargando nuestra selección',
  noneInStock: 'No hay nada disponible en este momento',
  restocking: 'Estamos reponiendo los productos. Vuelva pronto.',

  neverMiss: 'No se pierda ninguna oferta',
  onceAWeek: 'Las ofertas de la semana y los productos de temporada, una vez por semana en su correo.',
  emailAddress: 'Dirección de correo electrónico',
  exampleEmail: 'nombre@example.com',
  subscribe: 'Suscribirse',
  notAccepted: 'No se ha aceptado la suscripción.',
  subscribed: 'Se ha suscrito al boletín. ¡Gracias!',
} satisfies Translation<typeof import('#web/features/home/texts.ts')>;
