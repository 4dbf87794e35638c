// Not reviewed by a native reader.
export default {
  frameTitle: (shopName: string) => `${shopName} · بقالتك عند بابك`,
  slogan: (time: string, takesOnline: boolean) =>
    `فواكه وخضروات طازجة ومنتجات ألبان ومخبوزات وغيرها، عند بابك${time}. ${takesOnline ? 'ادفع عبر الإنترنت أو عند التوصيل.' : 'ادفع عند التوصيل.'}`,
  everyOffer: 'كل المنتجات التي انخفض سعرها اليوم.',
  aboutCategory: (category: string, shopName: string, time: string) =>
    `${category} من ${shopName}: اطّلع على أسعار اليوم واستلم طلبك عند بابك${time}.`,
  productAt: (product: string, shopName: string) => `${product} من ${shopName}.`,
  home: 'الرئيسية',
  products: 'المنتجات',
} satisfies Translation<typeof import('./texts.ts')>;
