// Not reviewed by a native reader.
export default {
  textTooLong: 'هذا النص طويل جدًا. يُرجى اختصاره.',
} satisfies Translation<typeof import('#gateway/graphql/texts.ts')>;
