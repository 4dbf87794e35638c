// Not reviewed by a native reader.
export default {
  isOpen: (number: string, until: string) => `El pedido ${number} está abierto hasta: ${until}`,
  addToIt: 'Añadir algo',
  comesWith: (number: string, until: string) => `Lo que pida hasta ${until} llega con el pedido ${number}`,
  toCart: 'Al carrito',
  openOrder: 'Pedido abierto',
} satisfies Translation<typeof import('#web/shared/open-orders/texts.ts')>;
