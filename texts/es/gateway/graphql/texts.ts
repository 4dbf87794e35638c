// Not reviewed by a native reader.
export default {
  textTooLong: 'Este texto es demasiado largo. Acórtelo.',
} satisfies Translation<typeof import('#gateway/graphql/texts.ts')>;
