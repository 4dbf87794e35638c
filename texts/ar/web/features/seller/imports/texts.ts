// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { arabicCount } from '#common/arabic-count.ts';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  importAndExport: 'الاستيراد والتصدير',

  exportTitle: 'التصدير',
  exportHint:
    'كل المنتجات بأسعارها ونصوصها، والمؤرشفة أيضًا. يمكن تعديل الملف في برنامج جداول ثم استيراده من جديد. تبقى الصور في المتجر.',
  download: 'تنزيل products.csv',
  downloadLocal: 'تنزيل الملف لبرنامج الجداول',
  dialectHint:
    'في ملف برنامج الجداول علامة الأعداد العشرية والفاصل بين الخلايا وكلمات متجرك، أما الملف الآخر فهو نفسه لكل البرامج. ويمكن استيراد كليهما من جديد.',
  noFileSent: 'لم يرسل المتجر ملفًا. يُرجى المحاولة مرة أخرى.',

  importTitle: 'الاستيراد',
  importHint:
    'تعرض المعاينة ما يغيّره الملف قبل حدوث أي شيء. يعثر الصف على منتجه بقيمة id، ثم برقم الصنف، ثم بالباركود، ثم بالاسم، وكل صف آخر يضيف منتجًا. لا يزيل الاستيراد أي منتج أبدًا، والأعمدة التي لا يحتويها الملف تبقى كما هي.',
  csvFile: 'ملف CSV',
  csvFileHint: 'حتى 5000 صف و8 ميجابايت.',
  fileMissing: 'يُرجى اختيار ملف CSV.',
  encoding: 'الترميز',
  utf8: 'UTF-8',
  windows1252: 'Windows-1252 (برامج الجداول القديمة)',
  showChanges: 'عرض ما سيتغير',
  notRead: 'تعذرت قراءة الملف.',

  preview: 'معاينة',
  counts: (added: number, changed: number, unchanged: number, faulty: number) =>
    `جديد: ${added}، معدّل: ${changed}، بلا تغيير: ${unchanged}، فيه خطأ: ${faulty}`,
  found: (byId: number, bySku: number, byGtin: number, byName: number) =>
    `المنتجات التي عُثر عليها: ${byId} بقيمة id، و${bySku} برقم الصنف، ${byGtin > 0 ? `و${byGtin} بالباركود، ` : ''}و${byName} بالاسم.`,
  foundBy: { ID: 'عُثر عليه بقيمة id', SKU: 'عُثر عليه برقم الصنف', GTIN: 'عُثر عليه بالباركود', NAME: 'عُثر عليه بالاسم' },
  unknownColumns: (columns: string) => `أعمدة لا يعرفها المتجر: ${columns}.`,
  chooseColumns: 'اختيار محتوى كل عمود في الملف',
  columnsOfFile: 'أعمدة الملف: اختيار غيرها',
  leaveColumnOut: 'تجاهل',
  leaveFaultyOut: 'تجاهل الصفوف التي فيها أخطاء',
  nothingToImport: 'لا يوجد ما يُستورد.',
  mendFaulty: 'يُرجى تصحيح الصفوف التي فيها أخطاء واختيار الملف مرة أخرى، أو تجاهلها.',
  importProducts: (count: number) =>
    `استيراد ${arabicCount(count, {
      one: 'منتج واحد',
      two: 'منتجين',
      few: 'منتجات',
      many: 'منتجًا',
      other: 'منتج',
    })}`,
  imported: 'تم استيراد المنتجات.',
  notImported: 'لم يتم استيراد المنتجات.',

  show: 'عرض',
  allRows: 'كل الصفوف التي فيها ما يُعرض',
  newProducts: 'منتجات جديدة',
  changedProducts: 'منتجات معدّلة',
  faultyRows: 'صفوف فيها أخطاء',
  rowsOfFile: 'صفوف الملف',
  rowKinds: { NEW: 'جديد', CHANGED: 'معدّل', FAULTY: 'فيه خطأ' },
  noName: 'بلا اسم',
  row: (line: number) => `الصف ${line}`,
  change: (column: string, was: ReactNode, becomes: ReactNode) => sentence`${column}: من ${was} إلى ${becomes}`,
  emptyValue: 'فارغ',
  noSuchRow: 'لا توجد صفوف من هذا النوع.',
  showMore: (leftCount: number) => `عرض المزيد (المتبقي: ${leftCount})`,

  columnsTitle: 'أعمدة قائمة الأسعار',
  columnsHint:
    'يحتوي السطر الأول من الملف على أسماء الأعمدة بأي ترتيب، ويكفي منها ما يلزم. تُقرأ الأعداد كما يكتبها متجرك.',
  downloadTemplate: 'تنزيل نموذج',
  templateName: 'template.csv',
  isRequired: 'مطلوب للمنتج الجديد',
  allowed: (values: string) => `القيم المقبولة: ${values}`,
  example: (cell: string) => `مثال: ${cell}`,
} satisfies Translation<typeof import('#web/features/seller/imports/texts.ts')>;
