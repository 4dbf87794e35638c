// Not reviewed by a native reader.
export default {
  unknownType: 'Este tipo de depósito no existe. Vuelva a cargar la página.',
  noSuchOrder: 'Este pedido no existe. Vuelva a cargar la página.',
  noContainers: 'Indique cuántos envases se han devuelto.',
  payoutFault: 'Elija cómo se devolvió el dinero.',
  countFault: (most: number) =>
    `El número de envases debe ser un número entero hasta ${most} y distinto de 0. Un número negativo anula una entrada errónea.`,
  entered: 'Los envases están anotados.',
} satisfies Translation<typeof import('#backend/features/orders/deposits/texts.ts')>;
