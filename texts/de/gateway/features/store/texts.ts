export default {
  notSupported: 'Die Angaben zu diesem Shop lassen sich hier nicht ändern.',
  noTaxes: 'Die Steuern dieses Shops lassen sich hier nicht ändern.',
  noCountry: 'Das Recht, das für diesen Shop gilt, lässt sich hier nicht wählen.',
  noReasons: 'Die Gründe für diesen Shop lassen sich hier nicht ändern.',
  noBanner: 'Das Banner dieses Shops lässt sich hier nicht ändern.',
  onePicture: 'Bitte senden Sie die Bilder einzeln.',
} satisfies Translation<typeof import('#gateway/features/store/texts.ts')>;
