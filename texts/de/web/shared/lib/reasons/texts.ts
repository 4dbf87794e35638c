export default {
  whyShopHere: 'Darum bei uns einkaufen',
  whyWeAreBest: 'Warum wir die Besten sind',
  fastest: 'Schnellste Lieferung',
  fresh: 'Frische garantiert',
  freshClaim: 'Reif geerntet und an dem Tag gepackt, an dem es bei Ihnen ankommt.',
  affordable: 'Günstige Preise',
  affordableClaim: 'Ehrliche Preise jeden Tag, mit Angeboten in jeder Kategorie.',
  trusted: 'Über 10.000 Kunden vertrauen uns',
  trustedClaim: 'Nachbarn, die Woche für Woche bei uns einkaufen.',
} satisfies Translation<typeof import('#web/shared/lib/reasons/texts.ts')>;
