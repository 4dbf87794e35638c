// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique ne peut pas importer de produits.',
  noFile: 'Veuillez choisir un fichier CSV.',
} satisfies Translation<typeof import('#gateway/features/imports/texts.ts')>;
