export default {
  orderStatuses: {
    placed: 'Eingegangen',
    testPlaced: 'Eingegangen (Testzahlung)',
    picking: 'Wird gepackt',
    ready: 'Bereit',
    readyToCollect: 'Bereit zur Abholung',
    out: 'Unterwegs',
    delivered: 'Geliefert',
    collected: 'Abgeholt',
    cancelled: 'Storniert',
    unpaid: 'Zahlung offen',
    unconfirmed: 'Wartet auf Bestätigung',
    expired: 'Abgelaufen',
    replaced: 'Durch eine neuere Bestellung ersetzt',
    released: 'Vom Shop freigegeben',
  },
} satisfies Translation<typeof import('#gateway/documents/texts.ts')>;
