import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
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

  cashOnDelivery: 'Barzahlung bei Lieferung',
  cashAtShop: 'Barzahlung im Laden',
  onlinePayment: 'Online-Zahlung',
  paid: (amount: string) => `${amount} bezahlt`,
  refunded: (amount: string) => `${amount} erstattet`,
  toPay: (amount: string) => `${amount} noch zu zahlen`,
  nothingCharged: 'Es wurde nichts berechnet',

  toCollect: (time: string) => `${time}, zur Abholung`,

  addedTo: 'Hinzugefügt zu',
  additions: 'Hinzugefügt',
  numbered: (orderNumber: string) => `Nr. ${orderNumber}`,
  notFound: 'Nicht gefunden, nicht berechnet',
  replacedBy: (amount: string, product: string) => `Ersetzt durch ${amount} ${product}`,
  found: (count: number, ordered: number) => `${count} von ${ordered} gefunden`,

  refundStates: {
    PENDING: 'wird zurückgezahlt',
    DONE: 'zurückgezahlt',
    FAILED: 'nicht zurückgezahlt: Der Zahlungsanbieter hat sie abgelehnt',
  },
  forProducts: (names: string) => ` für ${names}`,
  goneProduct: 'ein Produkt, das nicht mehr verkauft wird',

  history: 'Verlauf',
  notes: 'Nachrichten',
  reached: (time: ReactNode, stage: string, note: string | null) =>
    sentence`${time}: ${stage}${note ? `. ${note}` : ''}`,
  refund: (time: ReactNode, amount: string, products: string, state: string, reason: string | null) =>
    sentence`${time}: Erstattung von ${amount}${products}, ${state}${reason ? `. ${reason}` : ''}`,
  doneBy: (name: string) => `von ${name}`,
} satisfies Translation<typeof import('#web/shared/order-life/texts.ts')>;
