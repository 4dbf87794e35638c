// Not reviewed by a native reader.
export default {
  frameTitle: (shopName: string, isDelivered: boolean) =>
    `${shopName} · ${isDelivered ? 'بقالتك عند بابك' : 'بقالتك جاهزة للاستلام'}`,
  slogan: (time: string, takesOnline: boolean, isDelivered: boolean) =>
    isDelivered
      ? `فواكه وخضراوات طازجة ومنتجات ألبان ومخبوزات وغيرها، عند بابك${time}. ${takesOnline ? 'الدفع عبر الإنترنت أو عند التوصيل.' : 'الدفع عند التوصيل.'}`
      : 'فواكه وخضراوات طازجة ومنتجات ألبان ومخبوزات وغيرها. الطلب هنا والاستلام من المتجر.',
  everyOffer: 'كل المنتجات التي انخفض سعرها اليوم.',
  aboutCategory: (category: string, shopName: string, time: string, isDelivered: boolean) =>
    `${category} من ${shopName}: أسعار اليوم، وطلبك ${isDelivered ? `عند بابك${time}` : 'جاهز في المتجر'}.`,
  productAt: (product: string, shopName: string) => `${product} من ${shopName}.`,
  home: 'الرئيسية',
  products: 'المنتجات',
} satisfies Translation<typeof import('#web/app/server/texts.ts')>;
