// Not reviewed by a native reader.
export default {
  frameTitle: (shopName: string) => `${shopName} · La compra en su casa`,
  slogan: (time: string, takesOnline: boolean) =>
    `Fruta y verdura frescas, lácteos, pan y mucho más, en su casa${time}. ${takesOnline ? 'Pague en línea o contra entrega.' : 'Pague contra entrega.'}`,
  everyOffer: 'Todos los productos que hoy cuestan menos de lo habitual.',
  aboutCategory: (category: string, shopName: string, time: string) =>
    `${category} en ${shopName}: consulte los precios de hoy y reciba su compra en casa${time}.`,
  productAt: (product: string, shopName: string) => `${product} en ${shopName}.`,
  home: 'Inicio',
  products: 'Productos',
} satisfies Translation<typeof import('./texts.ts')>;
