// Not reviewed by a native reader.
export default {
  notSupported: 'في هذا المتجر الأقسام السبعة المعتادة فقط.',
} satisfies Translation<typeof import('#gateway/features/categories/texts.ts')>;
