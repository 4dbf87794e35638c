// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  stageNames: {
    PLACED: 'Recibido',
    PICKING: 'En preparación',
    READY: 'Listo',
    OUT: 'En reparto',
    DONE: 'Entregado',
    CANCELLED: 'Cancelado',
  },
  readyToCollect: 'Listo para recoger',
  collected: 'Recogido',

  cashOnDelivery: 'Pago contra entrega',
  cashAtShop: 'Pago en efectivo en la tienda',
  onlinePayment: 'Pago en línea',
  paid: (amount: string) => `${amount} pagados`,
  refunded: (amount: string) => `${amount} reembolsados`,
  toPay: (amount: string) => `${amount} por pagar`,
  nothingCharged: 'No se ha cobrado nada',

  toCollect: (time: string) => `${time}, para recoger`,

  addedTo: 'Añadido a',
  additions: 'Añadidos',
  numbered: (orderNumber: string) => `N.º ${orderNumber}`,
  notFound: 'No encontrado, no se cobra',
  replacedBy: (amount: string, product: string) => `Sustituido por ${amount} ${product}`,
  found: (count: number, ordered: number) => `${count} de ${ordered} ${count === 1 ? 'encontrado' : 'encontrados'}`,

  refundStates: {
    PENDING: 'en curso',
    DONE: 'realizado',
    FAILED: 'no realizado: el proveedor de pagos lo ha rechazado',
  },
  forProducts: (names: string) => ` de ${names}`,
  goneProduct: 'un producto que ya no se vende',

  history: 'Historial',
  notes: 'Notas',
  reached: (time: ReactNode, stage: string, note: string | null) =>
    sentence`${time}: ${stage}${note ? `. ${note}` : ''}`,
  refund: (time: ReactNode, amount: string, products: string, state: string, reason: string | null) =>
    sentence`${time}: reembolso de ${amount}${products}, ${state}${reason ? `. ${reason}` : ''}`,
  doneBy: (name: string) => `por ${name}`,
} satisfies Translation<typeof import('#web/shared/order-life/texts.ts')>;
