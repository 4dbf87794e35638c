// Not reviewed by a native reader.
export default {
  free: (sentence: string) => `${sentence}. El envío es gratis.`,
  collected: (sentence: string) => `${sentence}. Recoja su pedido en la tienda, sin gastos.`,
  unknown: (sentence: string) => `${sentence}, más gastos de envío. Verá su importe antes de hacer el pedido.`,
  from: (sentence: string, fee: string, isFreeInSomeAreas: boolean, freeFrom: string | null) =>
    `${sentence}, más gastos de envío desde ${fee}${isFreeInSomeAreas ? ' (gratis en algunas zonas)' : ''}${freeFrom === null ? '' : `, gratis en pedidos a partir de ${freeFrom}`}.`,
} satisfies Translation<typeof import('#web/shared/lib/delivery/texts.ts')>;
