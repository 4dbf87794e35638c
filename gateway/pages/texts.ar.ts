// Not reviewed by a native reader.
export default {
  notFound: 'الصفحة غير موجودة.',
  storeUnreachable: 'تعذر الوصول إلى المتجر حاليًا.',
} satisfies Translation<typeof import('./texts.ts')>;
