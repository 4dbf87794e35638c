// Not reviewed by a native reader.
export default {
  buyAgain: 'Volver a comprar',
  forgotten: '¿Ha olvidado algo?',
  addAll: 'Añadir todo',
  addAllUsual: 'Añadir todo lo que suele comprar',
  allInCart: 'Todos estos productos están en su cesta',
  products: (count: number) => `${count} productos`,
} satisfies Translation<typeof import('#web/shared/regulars/texts.ts')>;
