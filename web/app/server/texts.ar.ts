// Not reviewed by a native reader.
export default {
  frameTitle: (shopName: string, isDelivered: boolean) =>
    `${shopName} · ${isDelivered ? 'بقالتك عند بابك' : 'بقالتك جاهزة للاستلام'}`,
  slogan: (time: string, takesOnline: boolean, isDelivered: boolean) =>
    isDelivered
      ? `فواكه وخضروات طازجة ومنتجات ألبان ومخبوزات وغيرها، عند بابك${time}. ${takesOnline ? 'ادفع عبر الإنترنت أو عند التوصيل.' : 'ادفع عند التوصيل.'}`
      : 'فواكه وخضروات طازجة ومنتجات ألبان ومخبوزات وغيرها. اطلب هنا واستلم طلبك من المتجر.',
  everyOffer: 'كل المنتجات التي انخفض سعرها اليوم.',
  aboutCategory: (category: string, shopName: string, time: string, isDelivered: boolean) =>
    `${category} من ${shopName}: اطّلع على أسعار اليوم واستلم طلبك ${isDelivered ? `عند بابك${time}` : 'من المتجر'}.`,
  productAt: (product: string, shopName: string) => `${product} من ${shopName}.`,
  home: 'الرئيسية',
  products: 'المنتجات',
} satisfies Translation<typeof import('./texts.ts')>;
