export default {
  notSupported: 'Dieser Shop nimmt keine Bestellungen für Kunden auf.',
} satisfies Translation<typeof import('#gateway/features/customers/texts.ts')>;
