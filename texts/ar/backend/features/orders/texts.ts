// Not reviewed by a native reader.
export default {
  selectAddress: 'يُرجى اختيار عنوان',
  totalIsNoAmount: 'يجب أن يكون الإجمالي المتوقع مبلغًا.',
  portionFault: 'يجب أن تكون جرامات الخطوة عددًا صحيحًا لا يقل عن 1.',
  quantityFault: (max: number) => `يجب أن تكون الكمية عددًا صحيحًا من 1 إلى ${max}.`,
  noProducts: 'لا توجد منتجات في الطلب. يُرجى إضافة بعضها إلى السلة أولًا.',

  noteToShop: 'ملاحظة للمتجر',
  noteToCourier: 'ملاحظة لمندوب التوصيل',
  time: 'الموعد',

  order: 'الطلب',
  subtotal: 'المجموع الفرعي',
  deposits: 'تأمين العبوات',
  tax: 'الضريبة',
  delivery: 'التوصيل',
} satisfies Translation<typeof import('#backend/features/orders/texts.ts')>;
