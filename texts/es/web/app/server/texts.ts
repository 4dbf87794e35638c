// Not reviewed by a native reader.
export default {
  frameTitle: (shopName: string, isDelivered: boolean) =>
    `${shopName} · ${isDelivered ? 'La compra en su casa' : 'La compra para recoger'}`,
  slogan: (time: string, takesOnline: boolean, isDelivered: boolean) =>
    isDelivered
      ? `Fruta y verdura frescas, lácteos, pan y mucho más, en su casa${time}. ${takesOnline ? 'Pague en línea o contra entrega.' : 'Pague contra entrega.'}`
      : 'Fruta y verdura frescas, lácteos, pan y mucho más. Pida aquí y recoja su compra en la tienda.',
  everyOffer: 'Todos los productos que hoy cuestan menos de lo habitual.',
  aboutCategory: (category: string, shopName: string, time: string, isDelivered: boolean) =>
    `${category} en ${shopName}: consulte los precios de hoy y ${isDelivered ? `reciba su compra en casa${time}` : 'recoja su compra en la tienda'}.`,
  productAt: (product: string, shopName: string) => `${product} en ${shopName}.`,
  home: 'Inicio',
  products: 'Productos',
} satisfies Translation<typeof import('#web/app/server/texts.ts')>;
