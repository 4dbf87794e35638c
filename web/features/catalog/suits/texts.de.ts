function hiddenProducts(naming: number, unknown: number): string {
  const count = naming + unknown;
  if (count === 0) return 'Kein Produkt ist ausgeblendet.';
  const reasons = [
    ...(naming > 0
      ? [`${naming} ${naming === 1 ? 'enthält sie oder kann' : 'enthalten sie oder können'} sie enthalten`]
      : []),
    ...(unknown > 0 ? [`${unknown} ohne Angabe oder nicht geprüft`] : []),
  ];
  return `${count} ${count === 1 ? 'Produkt ist' : 'Produkte sind'} ausgeblendet: ${reasons.join(', ')}.`;
}

export default {
  onlySuitable: 'Nur was für mich passt',
  hiddenProducts,
  nothingSuits: 'Kein Produkt ist hier als passend für Sie geprüft',
  notCheckedForYou: 'Alle Produkte enthalten Ihre Allergene, können sie enthalten oder sind vom Shop nicht geprüft.',
  showAll: 'Alle Produkte zeigen',
} satisfies Translation<typeof import('./texts.ts')>;
