// Not reviewed by a native reader.
export default {
  ratingShown: 'تعرض المنتجات أربع نجوم من خمس لم يمنحها أحد.',
  ratingHidden: 'لا تعرض المنتجات نجومًا، لأن أحدًا لم يمنحها.',
} satisfies Translation<typeof import('#gateway/features/law/texts.ts')>;
