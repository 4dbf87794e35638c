// Not reviewed by a native reader.
export default {
  noNewsletter: 'ليس لهذا المتجر نشرة بريدية يمكن الاشتراك فيها.',
  noUnsubscribing: 'لا يلغي هذا المتجر الاشتراكات عبر رابط. يُرجى مراسلة المتجر.',
  noConfirming: 'لا يؤكد هذا المتجر الاشتراكات عبر رابط.',
} satisfies Translation<typeof import('#gateway/features/newsletter/texts.ts')>;
