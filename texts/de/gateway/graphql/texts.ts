export default {
  textTooLong: 'Dieser Text ist zu lang. Bitte kürzen Sie ihn.',
} satisfies Translation<typeof import('#gateway/graphql/texts.ts')>;
