// Not reviewed by a native reader.
export default {
  onlySaved: 'أنت غير متصل بالإنترنت. وجد هذا البحث المنتجات المحفوظة على هذا الجهاز فقط.',
  noneSaved: 'أنت غير متصل بالإنترنت. لا يوجد منتج محفوظ على هذا الجهاز يحتوي على هذه الكلمات.',
} satisfies Translation<typeof import('./texts.ts')>;
