// Not reviewed by a native reader.
export default {
  together: 'Añadir a un pedido',
  withOrder: (number: string) => `Añadir al pedido ${number}`,
  terms: (until: string) => `Sin gastos de envío ni mínimo. Abierto hasta: ${until}.`,
  ofItsOwn: 'Un pedido nuevo',
  byItself: 'Llega por separado.',
} satisfies Translation<typeof import('#web/features/cart/joining/texts.ts')>;
