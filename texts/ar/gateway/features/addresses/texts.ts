// Not reviewed by a native reader.
export default {
  required: {
    firstName: 'الاسم الأول مطلوب.',
    lastName: 'اسم العائلة مطلوب.',
    email: 'البريد الإلكتروني مطلوب.',
    street: 'الشارع مطلوب.',
    city: 'المدينة مطلوبة.',
    state: 'المحافظة مطلوبة.',
    country: 'البلد مطلوب.',
    phone: 'رقم الهاتف مطلوب.',
    zipcode: 'الرمز البريدي مطلوب.',
  },

  notSupported: 'لا يتيح هذا المتجر تعديل العناوين المحفوظة. لم يتغير شيء.',
} satisfies Translation<typeof import('#gateway/features/addresses/texts.ts')>;
