// Not reviewed by a native reader.
import type { OrderStage } from '#backend/db/tables.ts';
import rules from '#texts/es/backend/rules/texts.ts';

export default {
  noSuchOrder: 'Este pedido no existe. Vuelva a cargar los pedidos.',
  changedSince: 'Este pedido se ha modificado mientras tanto. Revíselo de nuevo.',
  isCollected:
    'Este pedido se recoge en la tienda, así que no sale a reparto. Páselo a «Recogido» cuando el cliente lo haya recogido.',
  cannotBeMoved: (stage: OrderStage, to: OrderStage) =>
    `Este pedido está en el estado «${rules.stageNames[stage]}» y desde ahí no puede pasar a «${rules.stageNames[to]}».`,
  isNoStop: (number: string) =>
    `El pedido ${number} se recoge en la tienda, así que no sale a reparto. No se ha cambiado nada.`,
  cannotBeSentOut: (number: string, stage: OrderStage) =>
    `El pedido ${number} está en el estado «${rules.stageNames[stage]}» y no puede salir a reparto. No se ha cambiado nada.`,
  checkAge: (age: number) =>
    `Este pedido tiene productos para personas de ${age} años o más. Compruebe la edad y confírmela.`,
  ageChecked: (age: number) => `Edad comprobada: ${age} años o más.`,
  isCancelled: 'Este pedido ya está cancelado.',
  sellerCannotCancel: (stage: OrderStage) =>
    `Este pedido está en el estado «${rules.stageNames[stage]}» y ya no se puede cancelar.`,
  wishesAreFixed:
    'La tienda ya ha empezado a preparar este pedido, y su deseo ya no se puede cambiar aquí. Póngase en contacto con la tienda.',
  shopperCannotCancel: 'Este pedido ya no se puede cancelar aquí. Póngase en contacto con la tienda.',
  cancelled: 'Cancelado',
  note: 'Nota',
  reason: 'Motivo',
  amountFault: 'El importe debe ser de 0,01 o más, con dos decimales como máximo.',
  moved: 'Estado del pedido modificado.',
  tourStarted: 'El reparto ha empezado.',
  cancelledNow: 'Pedido cancelado.',
  wishesChanged: 'Su deseo se ha guardado.',
  refunded: 'Reembolso registrado.',
} satisfies Translation<typeof import('#backend/features/orders/changes/texts.ts')>;
