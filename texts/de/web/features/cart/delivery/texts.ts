export default {
  byAddress: 'je nach Adresse',
  notDelivered: 'keine Lieferung',
  feeFrom: (fee: string, isFreeInSomeAreas: boolean) => (isFreeInSomeAreas ? `kostenlos oder ab ${fee}` : `ab ${fee}`),

  noDelivery: (offersPickup: boolean) =>
    `An diese Adresse liefern wir nicht. Wählen Sie eine andere Adresse${offersPickup ? ' oder ein Zeitfenster zur Abholung' : ''}.`,
  belowMinimum: (minimum: string, missing: string) =>
    `Der Mindestbestellwert für Ihre Adresse ist ${minimum}. Legen Sie noch Produkte für ${missing} in den Warenkorb.`,
  freeWith: (missing: string) =>
    `Die Lieferung ist kostenlos, wenn Sie noch Produkte für ${missing} in den Warenkorb legen.`,
} satisfies Translation<typeof import('#web/features/cart/delivery/texts.ts')>;
