// Not reviewed by a native reader.
export default {
  whyShopHere: 'Pourquoi acheter chez nous',
  whyWeAreBest: 'Pourquoi nous choisir ?',
  fastest: 'La livraison la plus rapide',
  fresh: 'Fraîcheur garantie',
  freshClaim: 'Cueilli à maturité et emballé le jour de la livraison.',
  affordable: 'Des prix doux',
  affordableClaim: 'Des prix justes tous les jours, et des promos dans chaque catégorie.',
  trusted: 'Plus de 10 000 clients nous font confiance',
  trustedClaim: 'Des voisins qui font leurs courses chez nous semaine après semaine.',
} satisfies Translation<typeof import('#web/shared/lib/reasons/texts.ts')>;
