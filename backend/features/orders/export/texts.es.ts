// Not reviewed by a native reader.
export default {
  paymentNames: { COD: 'Pago contra entrega', Online: 'Pago en línea' },
  notFound: 'No encontrado, no se cobra',
  replacedBy: (count: number, product: string) => `Sustituido por ${count} × ${product}`,
  found: (count: number, ordered: number) => `${count} de ${ordered} ${count === 1 ? 'encontrado' : 'encontrados'}`,
  grams: (count: number) => `${count} g`,
  test: 'prueba',
  exportRuns: 'Su último archivo de pedidos todavía se está escribiendo. Espere a que termine e inténtelo de nuevo.',
} satisfies Translation<typeof import('./texts.ts')>;
