export default {
  notSupported: 'Dieser Shop hat kein Pfand.',
} satisfies Translation<typeof import('#gateway/features/deposits/texts.ts')>;
