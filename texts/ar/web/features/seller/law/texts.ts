// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  readyToOpen: 'جاهز للافتتاح',
  notLoaded: 'تعذر تحميل القائمة.',
  country: 'البلد الذي يتبع المتجر قانونه',
  countryHint: 'يحدّد ما يجب أن يعرضه المتجر قبل الطلب.',
  noCountry: 'لم يُختر بلد',
  chooseFirst: 'يُرجى اختيار البلد الذي يتبع المتجر قانونه، فتظهر هنا قائمة ما يطلبه هذا القانون.',
  save: 'حفظ البلد',
  saved: 'حُفظ البلد.',
  notSaved: 'لم يُحفظ البلد.',
  noLegalAdvice: 'هذه القائمة ليست استشارة قانونية.',
  countsOf: (missing: number, toCheck: number, done: number, notNeeded: number) =>
    `ناقص: ${missing}، يحتاج إلى تحقق: ${toCheck}، تم: ${done}، غير مطلوب: ${notNeeded}.`,
  stateNames: { DONE: 'تم', MISSING: 'ناقص', NOT_NEEDED: 'غير مطلوب', TO_CHECK: 'يحتاج إلى تحقق' },
  sourceOf: (source: ReactNode, date: string) => sentence`${source}، قُرئ في ${date}`,
  screenNames: {
    FACTS: 'البيانات',
    MAILS: 'الرسائل',
    NEWSLETTER: 'النشرة البريدية',
    PAGES: 'الصفحات',
    PRODUCTS: 'المنتجات',
    TAXES: 'الضرائب',
  },
  openScreen: (screen: string) => `فتح «${screen}»`,
  screenFor: (screen: string, rule: string) => `فتح «${screen}»: ${rule}`,
  guaranteePicture: 'صورة إشعار الضمان القانوني',
  pictureHint: (formats: string) =>
    `يفرضها الاتحاد الأوروبي بكل لغة من لغاته. وهي في الجريدة الرسمية: ‎(EU) 2025/1960. ${formats}`,
  pictureSaved: 'حُفظت الصورة.',
  pictureRemoved: 'أُزيلت الصورة.',
  pictureNotSaved: 'لم تُحفظ الصورة.',
  removePicture: 'إزالة الصورة',
} satisfies Translation<typeof import('#web/features/seller/law/texts.ts')>;
