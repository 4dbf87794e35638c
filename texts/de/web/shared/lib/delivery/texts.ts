export default {
  free: (sentence: string) => `${sentence}. Die Lieferung ist kostenlos.`,
  collected: (sentence: string) => `${sentence}. Sie holen Ihre Bestellung im Laden ab, ohne Gebühr.`,
  unknown: (sentence: string) => `${sentence}. Lieferung zusätzlich: Sie sehen die Gebühr, bevor Sie bestellen.`,
  from: (sentence: string, fee: string, isFreeInSomeAreas: boolean, freeFrom: string | null) =>
    `${sentence}. Lieferung ab ${fee}${isFreeInSomeAreas ? ' (in manchen Gebieten kostenlos)' : ''}${freeFrom === null ? '' : `, kostenlos ab einem Bestellwert von ${freeFrom}`}.`,
} satisfies Translation<typeof import('#web/shared/lib/delivery/texts.ts')>;
