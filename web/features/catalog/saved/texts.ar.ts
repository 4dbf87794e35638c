// Not reviewed by a native reader.
export default {
  onlySaved: 'أنت غير متصل بالإنترنت. وجد هذا البحث المنتجات التي شاهدتها منذ فتح المتجر فقط.',
  noneSaved: 'أنت غير متصل بالإنترنت. لا يوجد منتج شاهدته منذ فتح المتجر يحتوي على هذه الكلمات.',
} satisfies Translation<typeof import('./texts.ts')>;
