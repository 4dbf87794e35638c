// Not reviewed by a native reader.
export default {
  needsScripts: 'Active JavaScript para usar la cesta.',

  appDescription: 'Fruta y verdura frescas, lácteos, pan y mucho más.',
  todaysDeals: 'Ofertas de hoy',
  cart: 'Cesta',
  myOrders: 'Mis pedidos',
} satisfies Translation<typeof import('#web/app/document/texts.ts')>;
