export default {
  notSupported: 'Dieser Shop hat nur die sieben festen Kategorien.',
} satisfies Translation<typeof import('#gateway/features/categories/texts.ts')>;
