// Not reviewed by a native reader.
import type { SlotWindow } from '#backend/features/orders/delivery/delivery-plan.ts';

const kindNames: Record<SlotWindow['kind'], string> = { DELIVERY: 'livraison', PICKUP: 'retrait' };

export default {
  days: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  timeIsTwice: (kind: SlotWindow['kind'], time: string, on: string) =>
    `Le créneau de ${kindNames[kind]} ${time} existe deux fois (${on}). Veuillez en supprimer un et ajouter ses places à l’autre.`,
  timesOverlap: (kind: SlotWindow['kind'], first: string, second: string, on: string) =>
    `Les créneaux de ${kindNames[kind]} ${first} et ${second} se chevauchent (${on}). Veuillez modifier ou supprimer l’un des deux.`,
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
} satisfies Translation<typeof import('#backend/rules/texts.ts')>;
