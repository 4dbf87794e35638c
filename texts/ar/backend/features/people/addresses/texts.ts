// Not reviewed by a native reader.
export default {
  address: 'العنوان',
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  street: 'الشارع',
  city: 'المدينة',
  state: 'المحافظة',
  country: 'البلد',
  phone: 'الهاتف',

  zipcodeIsMissing: 'الرمز البريدي مطلوب.',
  zipcodeIsNoNumber: 'يجب أن يكون الرمز البريدي رقمًا من عشر خانات على الأكثر.',
  zipcodeFault: 'يمكن أن يتكوّن الرمز البريدي من 12 خانة على الأكثر من حروف وأرقام ومسافات وشرطات.',
  phoneFault: 'لا يمكن أن يحتوي رقم الهاتف إلا على أرقام ومسافات وأقواس وعلامتي ⁨+⁩ و⁨-⁩.',
  addressIsMissing: 'العنوان مطلوب.',

  unknownAddress: 'هذا العنوان ليس من عناوينك المحفوظة. يُرجى إعادة تحميل عناوينك.',
  tooManyAddresses: (max: number) => `لديك ${max} من العناوين المحفوظة، وهو الحد الأقصى.`,
  added: 'تمت إضافة العنوان.',
  saved: 'تم حفظ العنوان.',
  deleted: 'تم حذف العنوان.',
  isDefault: 'أصبح هذا العنوان عنوانك الافتراضي.',
} satisfies Translation<typeof import('#backend/features/people/addresses/texts.ts')>;
