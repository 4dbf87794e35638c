// Not reviewed by a native reader.
export default {
  comma: '، ',
  withColon: (label: string) => `${label}:`,
  grams: (amount: string) => `${amount} جم`,

  organicVeggies: 'خضراوات عضوية',
  freshFruits: 'فواكه طازجة',
  coldDrinks: 'مشروبات باردة',
  instantFood: 'أطعمة سريعة التحضير',
  dairyProducts: 'منتجات الألبان',
  bakeryAndBreads: 'مخبوزات وخبز',
  grainsAndCereals: 'حبوب وبقوليات',

  openingHours: 'نحن في خدمتك كل يوم من 7 صباحًا إلى 10 مساءً.',
  deliveryPromise: 'بقالتك عند بابك في أقل من 30 دقيقة.',
  inUnderThirtyMinutes: ' في أقل من 30 دقيقة',

  somethingWentWrong: 'حدث خطأ ما. يُرجى المحاولة مرة أخرى.',
  paymentPageNotOpened: 'تعذر فتح صفحة الدفع.',
} satisfies Translation<typeof import('#web/shared/lib/texts.ts')>;
