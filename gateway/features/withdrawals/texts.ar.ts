// Not reviewed by a native reader.
export default {
  notSupported: 'لا يستقبل هذا المتجر إشعارات العدول عبر نموذج. يُرجى مراسلة المتجر.',
} satisfies Translation<typeof import('./texts.ts')>;
