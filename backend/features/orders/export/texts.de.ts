export default {
  paymentNames: { COD: 'Barzahlung bei Lieferung', Online: 'Online-Zahlung' },
  notFound: 'Nicht gefunden, nicht berechnet',
  replacedBy: (count: number, product: string) => `Ersetzt durch ${count} × ${product}`,
  found: (count: number, ordered: number) => `${count} von ${ordered} gefunden`,
  grams: (count: number) => `${count} g`,
  test: 'Test',
  exportRuns:
    'Ihre letzte Datei mit Bestellungen wird noch geschrieben. Bitte warten Sie darauf und versuchen Sie es dann noch einmal.',
} satisfies Translation<typeof import('./texts.ts')>;
