// Not reviewed by a native reader.
export default {
  name: 'الاسم',
  amountFault: (most: number) => `يجب أن يكون التأمين مبلغًا من 0.01 إلى ${most} بمنزلتين عشريتين على الأكثر.`,
  kindFault: 'اختر نوع العبوة.',
  tooMany: (most: number) => `الحد الأقصى لأنواع التأمين في المتجر هو ${most}. يُرجى أرشفة نوع لم تعد تستخدمه.`,
  tooManyWithArchived: (most: number) =>
    `الحد الأقصى لأنواع التأمين في المتجر هو ${most} مع الأنواع المؤرشفة. يُرجى استعادة نوع مؤرشف بالمبلغ نفسه.`,
  nameIsTaken: (name: string) => `يوجد نوع بالاسم ${name}. يُرجى اختيار اسم آخر.`,
  unknownType: 'نوع التأمين هذا غير موجود. يُرجى إعادة تحميل الصفحة.',
  archivedType: 'نوع التأمين هذا مؤرشف. يُرجى اختيار نوع آخر.',
  isUsed: (count: number) => `عدد المنتجات التي لها هذا التأمين: ${count}. يُرجى إعطاؤها تأمينًا آخر أولًا.`,
  countFault: (most: number) => `يجب أن يكون التأمين نوعًا وعدد عبوات من 1 إلى ${most}.`,
  unknownName: (cell: string, names: string) => `التأمين ${cell} غير موجود. اكتب واحدًا من: ${names}.`,
  noTypes: 'ليس في المتجر أنواع تأمين. يُرجى إضافة نوع أولًا في صفحة «تأمين العبوات».',
  added: 'أُضيف نوع التأمين.',
  saved: 'حُفظ نوع التأمين.',
} satisfies Translation<typeof import('#backend/features/catalogue/deposits/texts.ts')>;
