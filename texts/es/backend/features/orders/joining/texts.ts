// Not reviewed by a native reader.
export default {
  noSuchOrder: 'No existe ese pedido. Vuelva a cargar sus pedidos.',
  isClosed: (number: number) => `Ya no se puede añadir nada al pedido ${number}. Haga un pedido nuevo.`,
  isFull: (number: number, max: number) =>
    `Al pedido ${number} se le pueden añadir como máximo ${max} pedidos. Haga un pedido nuevo.`,
  cancelAddedFirst: (added: string) =>
    `Cancele primero lo que añadió a este pedido: pedido ${added}. Llega sin gastos gracias a este.`,
} satisfies Translation<typeof import('#backend/features/orders/joining/texts.ts')>;
