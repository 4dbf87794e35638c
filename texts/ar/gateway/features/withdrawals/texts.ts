// Not reviewed by a native reader.
export default {
  notSupported: 'لا يستقبل هذا المتجر إشعارات العدول عبر نموذج. يُرجى مراسلة المتجر.',
  answersNotSupported: 'لا يسجّل هذا المتجر إشعارات العدول التي تم الرد عليها.',
} satisfies Translation<typeof import('#gateway/features/withdrawals/texts.ts')>;
