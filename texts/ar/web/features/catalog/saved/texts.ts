// Not reviewed by a native reader.
export default {
  onlySaved: 'لا يوجد اتصال بالإنترنت. وجد هذا البحث المنتجات التي شاهدتها منذ فتح المتجر فقط.',
  noneSaved: 'لا يوجد اتصال بالإنترنت. لا يوجد منتج شاهدته منذ فتح المتجر يحتوي على هذه الكلمات.',
} satisfies Translation<typeof import('#web/features/catalog/saved/texts.ts')>;
