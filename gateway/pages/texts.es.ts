// Not reviewed by a native reader.
export default {
  notFound: 'No se ha encontrado.',
  storeUnreachable: 'Ahora mismo no se puede acceder a la tienda.',
} satisfies Translation<typeof import('./texts.ts')>;
