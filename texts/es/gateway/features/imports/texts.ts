// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no puede importar productos.',
  noFile: 'Elija un archivo CSV.',
} satisfies Translation<typeof import('#gateway/features/imports/texts.ts')>;
