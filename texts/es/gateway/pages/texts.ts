// Not reviewed by a native reader.
export default {
  notFound: 'No se ha encontrado.',
  storeUnreachable: 'Ahora mismo no se puede acceder a la tienda.',
  pageFailed: 'Algo ha salido mal',
  tryAgainLater: 'No se ha podido mostrar esta página. Inténtelo de nuevo en un momento.',
  failureCode: (code: string) => `Si se lo comunica a la tienda, indique este código: ${code}`,
} satisfies Translation<typeof import('#gateway/pages/texts.ts')>;
