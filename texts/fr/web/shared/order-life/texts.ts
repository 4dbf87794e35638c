// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  stageNames: {
    PLACED: 'Reçue',
    PICKING: 'En préparation',
    READY: 'Prête',
    OUT: 'En livraison',
    DONE: 'Livrée',
    CANCELLED: 'Annulée',
  },
  readyToCollect: 'Prête au retrait',
  collected: 'Retirée',

  cashOnDelivery: 'Espèces à la livraison',
  cashAtShop: 'Espèces au magasin',
  onlinePayment: 'Paiement en ligne',
  paid: (amount: string) => `${amount} payés`,
  refunded: (amount: string) => `${amount} remboursés`,
  toPay: (amount: string) => `${amount} à payer`,
  nothingCharged: 'Rien n’a été débité',

  toCollect: (time: string) => `${time}, en retrait`,

  addedTo: 'Ajoutée à',
  additions: 'Ajouts',
  numbered: (orderNumber: string) => `N° ${orderNumber}`,
  notFound: 'Introuvable, non facturé',
  replacedBy: (amount: string, product: string) => `Remplacé par ${amount} ${product}`,
  found: (count: number, ordered: number) => `${count} sur ${ordered} ${count < 2 ? 'trouvé' : 'trouvés'}`,

  refundStates: {
    PENDING: 'en cours',
    DONE: 'effectué',
    FAILED: 'non effectué : refusé par le prestataire de paiement',
  },
  forProducts: (names: string) => ` pour ${names}`,
  goneProduct: 'un produit qui n’est plus vendu',

  history: 'Historique',
  notes: 'Messages',
  reached: (time: ReactNode, stage: string, note: string | null) =>
    sentence`${time} : ${stage}${note ? `. ${note}` : ''}`,
  refund: (time: ReactNode, amount: string, products: string, state: string, reason: string | null) =>
    sentence`${time} : remboursement de ${amount}${products}, ${state}${reason ? `. ${reason}` : ''}`,
  doneBy: (name: string) => `par ${name}`,
} satisfies Translation<typeof import('#web/shared/order-life/texts.ts')>;
