// Not reviewed by a native reader.
export default {
  notSupported: 'في هذا المتجر الأقسام السبعة الأساسية فقط.',
} satisfies Translation<typeof import('./texts.ts')>;
