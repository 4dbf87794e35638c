// Not reviewed by a native reader.
export default {
  onlySaved: 'No tiene conexión. Esta búsqueda solo ha encontrado productos que ha visto desde que abrió la tienda.',
  noneSaved: 'No tiene conexión. Ningún producto que ha visto desde que abrió la tienda contiene estas palabras.',
} satisfies Translation<typeof import('#web/features/catalog/saved/texts.ts')>;
