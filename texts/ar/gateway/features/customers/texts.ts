// Not reviewed by a native reader.
export default {
  notSupported: 'لا يسجّل هذا المتجر طلبات للعملاء.',
} satisfies Translation<typeof import('#gateway/features/customers/texts.ts')>;
