import type { SlotWindow } from '#backend/features/orders/delivery/delivery-plan.ts';

const kindNames: Record<SlotWindow['kind'], string> = { DELIVERY: 'Lieferung', PICKUP: 'Abholung' };

export default {
  days: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  timeIsTwice: (kind: SlotWindow['kind'], time: string, on: string) =>
    `Das Zeitfenster ${time} für die ${kindNames[kind]} gibt es am ${on} zweimal. Bitte entfernen Sie eines und zählen Sie seine Plätze zum anderen dazu.`,
  timesOverlap: (kind: SlotWindow['kind'], first: string, second: string, on: string) =>
    `Die Zeitfenster ${first} und ${second} für die ${kindNames[kind]} überschneiden sich am ${on}. Bitte ändern oder entfernen Sie eines davon.`,
  stageNames: {
    PLACED: 'Eingegangen',
    PICKING: 'Wird gepackt',
    READY: 'Bereit',
    OUT: 'Unterwegs',
    DONE: 'Geliefert',
    CANCELLED: 'Storniert',
  },
  readyToCollect: 'Bereit zur Abholung',
  collected: 'Abgeholt',
} satisfies Translation<typeof import('#backend/rules/texts.ts')>;
