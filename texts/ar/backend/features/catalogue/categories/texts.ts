// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  shownNames: {
    Vegetables: 'خضراوات عضوية',
    Fruits: 'فواكه طازجة',
    Drinks: 'مشروبات باردة',
    Instant: 'أطعمة سريعة التحضير',
    Dairy: 'منتجات الألبان',
    Bakery: 'مخبوزات وخبز',
    Grains: 'حبوب وبقوليات',
  },

  otherNames: {
    Vegetables: ['خضراوات', 'خضروات', 'خضروات عضوية', 'خضار'],
    Fruits: ['فواكه', 'فاكهة'],
    Drinks: ['مشروبات'],
    Instant: ['وجبات سريعة'],
    Dairy: ['ألبان'],
    Bakery: ['مخبوزات', 'خبز'],
    Grains: ['حبوب'],
  },
  name: 'الاسم',
  nameHasNoLetter: 'يجب أن يحتوي الاسم على حرف أو رقم.',

  gone: 'لم يعد هذا القسم في المتجر، أو أنه ليس من أقسامك الخاصة. يُرجى إعادة تحميل الأقسام.',
  taken: 'يوجد قسم بهذا الاسم بالفعل. يُرجى اختيار اسم آخر.',
  tooMany: (max: number) => `الحد الأقصى لعدد الأقسام الخاصة في المتجر: ${max}. يُرجى إزالة أحدها أولًا.`,
  changedSince: 'تغيّرت الأقسام بعد أن فتحتها. يُرجى إعادة تحميلها وترتيبها من جديد.',
  hasProducts: (count: number) =>
    `في هذا القسم ${arabicCount(count, {
      one: 'منتج واحد',
      two: 'منتجان',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    })}. يُرجى اختيار قسم آخر لها أولًا.`,
  removed: 'تمت إزالة القسم.',
  arranged: 'تم حفظ الترتيب.',
  added: 'تمت إضافة القسم.',
  hasDrawing: 'لهذا القسم رسم من المتجر ولا يمكن أن تكون له صورة أخرى.',
  saved: 'تم حفظ القسم.',
  allCategories: 'كل الأقسام',
} satisfies Translation<typeof import('#backend/features/catalogue/categories/texts.ts')>;
