// Not reviewed by a native reader.
export default {
  notFound: 'الصفحة غير موجودة.',
  storeUnreachable: 'تعذر الوصول إلى المتجر حاليًا.',
  pageFailed: 'حدث خطأ ما',
  tryAgainLater: 'تعذر عرض هذه الصفحة. يُرجى المحاولة مرة أخرى بعد قليل.',
  failureCode: (code: string) => `إذا أبلغت المتجر عن ذلك، فيُرجى ذكر هذا الرمز: ${code}`,
} satisfies Translation<typeof import('#gateway/pages/texts.ts')>;
