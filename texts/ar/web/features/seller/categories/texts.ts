// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  categories: 'الأقسام',
  loading: 'جارٍ تحميل الأقسام',
  ownCount: (count: number) => `أقسامك الخاصة: ${count}`,

  yourCategories: 'أقسامك الخاصة',
  yourCategoriesHint: 'تأتي بعد الأقسام السبعة المعتادة. يرى العملاء الأقسام التي تحتوي على منتجات.',
  productCount: (count: number) =>
    arabicCount(count, {
      zero: 'لا منتجات',
      one: 'منتج واحد',
      two: 'منتجان',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    }),
  edit: 'تعديل',
  editOne: (category: string) => `تعديل ${category}`,
  remove: 'إزالة',
  removeOne: (category: string) => `إزالة ${category}`,
  usualCategories: 'الأقسام المعتادة',
  usualCategoriesHint: 'يمكن تسميتها كما في متجرك. يرى العملاء الأقسام التي فيها منتجات.',
  usualName: (label: string) => `الاسم المعتاد: ${label}`,
  rename: 'إعادة التسمية',
  renameOne: (category: string) => `إعادة تسمية ${category}`,
  newCategory: 'قسم جديد',

  walkingOrder: 'ترتيب المرور',
  walkingOrderHint: 'ترتيب المرور على الرفوف عند تجهيز طلب. يُفضّل أن تكون المنتجات المبردة في النهاية.',
  inWalkingOrder: (category: string) => `${category} في ترتيب المرور`,

  reallyRemove: (category: string) => `إزالة ${category}؟`,
  removeHint: 'يمكن إزالة القسم إذا لم يكن فيه أي منتج. تحتفظ الطلبات باسمه.',
  keepIt: 'الاحتفاظ به',

  name: 'الاسم',
  nameMissing: 'يُرجى إدخال اسم القسم.',
  nameTooLong: (maxLength: number) => `الحد الأقصى لعدد أحرف الاسم: ${maxLength}.`,
  picture: 'الصورة',
  removePicture: 'إزالة الصورة',
  saveCategory: 'حفظ القسم',
  addCategory: 'إضافة القسم',
  saved: 'تم الحفظ.',
  notChanged: 'لم يُجرِ المتجر التعديل.',
} satisfies Translation<typeof import('#web/features/seller/categories/texts.ts')>;
