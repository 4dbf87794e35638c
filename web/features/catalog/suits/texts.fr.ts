// Not reviewed by a native reader.
function hiddenProducts(naming: number, unknown: number): string {
  const count = naming + unknown;
  if (count === 0) return 'Aucun produit n’est masqué.';
  const reasons = [
    ...(naming > 0
      ? [`${naming} ${naming === 1 ? 'en contient ou peut' : 'en contiennent ou peuvent'} en contenir`]
      : []),
    ...(unknown > 0 ? [`${unknown} sans indication ou non ${unknown === 1 ? 'vérifié' : 'vérifiés'}`] : []),
  ];
  return `${count} ${count === 1 ? 'produit est masqué' : 'produits sont masqués'} : ${reasons.join(', ')}.`;
}

export default {
  onlySuitable: 'Seulement ce qui me convient',
  hiddenProducts,
  nothingSuits: 'Aucun produit n’est vérifié ici comme convenant pour vous',
  notCheckedForYou:
    'Tous les produits contiennent vos allergènes, peuvent en contenir ou ne sont pas vérifiés par la boutique.',
  showAll: 'Afficher tous les produits',
} satisfies Translation<typeof import('./texts.ts')>;
