// Not reviewed by a native reader.
export default {
  needsScripts: 'يُرجى تفعيل JavaScript لاستخدام السلة.',

  appDescription: 'فواكه وخضراوات طازجة ومنتجات ألبان ومخبوزات وغيرها.',
  todaysDeals: 'عروض اليوم',
  cart: 'السلة',
  myOrders: 'طلباتي',
} satisfies Translation<typeof import('#web/app/document/texts.ts')>;
