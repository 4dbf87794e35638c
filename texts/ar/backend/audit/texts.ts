// Not reviewed by a native reader.
export default {
  theStore: 'المتجر',
  theShopper: 'العميل',
  somebodyUnknown: 'شخص غير معروف',

  orders: 'الطلبات',
  products: 'المنتجات',
  subscribers: 'المشتركون',
  account: 'الحساب',

  unknownEmail: 'بريد إلكتروني غير معروف',
} satisfies Translation<typeof import('#backend/audit/texts.ts')>;
