// Not reviewed by a native reader.
export default {
  unreachable: 'تعذر الوصول إلى المتجر. يُرجى التحقق من الاتصال بالإنترنت والمحاولة مرة أخرى.',
  notAvailable: (status: number) => `المتجر غير متاح حاليًا (الحالة ${status}). يُرجى المحاولة مرة أخرى.`,
  withCode: (message: string, code: string) => `${message} (الرمز ${code})`,
} satisfies Translation<typeof import('#web/shared/apollo/texts.ts')>;
