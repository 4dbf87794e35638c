export default {
  notSupported: 'Dieser Shop speichert keine Lebensmittelangaben zu seinen Produkten.',
} satisfies Translation<typeof import('#gateway/features/food/texts.ts')>;
