// Not reviewed by a native reader.
export default {
  textTooLong: 'Ce texte est trop long. Veuillez le raccourcir.',
} satisfies Translation<typeof import('#gateway/graphql/texts.ts')>;
