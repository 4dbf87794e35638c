// Not reviewed by a native reader.
export default {
  onlySaved: 'No tiene conexión. Esta búsqueda solo ha encontrado productos guardados en este dispositivo.',
  noneSaved: 'No tiene conexión. Ningún producto guardado en este dispositivo contiene estas palabras.',
} satisfies Translation<typeof import('./texts.ts')>;
