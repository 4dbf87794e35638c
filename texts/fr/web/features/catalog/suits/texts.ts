// Not reviewed by a native reader.
function hiddenProducts(naming: number, unknown: number): string {
  const count = naming + unknown;
  if (count === 0) return 'Aucun produit n’est masqué.';
  const reasons = [
    ...(naming > 0
      ? [`${naming} ${naming === 1 ? 'contient ou peut' : 'contiennent ou peuvent'} contenir vos allergènes`]
      : []),
    ...(unknown > 0 ? [`${unknown} sans indication ou non ${unknown === 1 ? 'vérifié' : 'vérifiés'}`] : []),
  ];
  return `${count} ${count === 1 ? 'produit est masqué' : 'produits sont masqués'}\u00a0: ${reasons.join(', ')}.`;
}

export default {
  onlySuitable: 'Seulement ce qui me convient',
  hiddenProducts,
  nothingSuits: 'Aucun produit vérifié ici n’est exempt de vos allergènes',
  whyNothingSuits:
    'Tous les produits contiennent vos allergènes, peuvent en contenir ou ne sont pas vérifiés par la boutique.',
  showAll: 'Afficher tous les produits',
} satisfies Translation<typeof import('#web/features/catalog/suits/texts.ts')>;
