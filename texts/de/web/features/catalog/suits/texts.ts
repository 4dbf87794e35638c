function hiddenProducts(naming: number, unknown: number): string {
  const count = naming + unknown;
  if (count === 0) return 'Kein Produkt ist ausgeblendet.';
  const reasons = [
    ...(naming > 0
      ? [
          `${naming} ${naming === 1 ? 'enthält Ihre Allergene oder kann' : 'enthalten Ihre Allergene oder können'} sie enthalten`,
        ]
      : []),
    ...(unknown > 0 ? [`${unknown} ohne Angabe oder nicht geprüft`] : []),
  ];
  return `${count} ${count === 1 ? 'Produkt ist' : 'Produkte sind'} ausgeblendet: ${reasons.join(', ')}.`;
}

export default {
  onlySuitable: 'Nur was für mich passt',
  hiddenProducts,
  nothingSuits: 'Hier ist kein Produkt geprüft und frei von Ihren Allergenen',
  whyNothingSuits: 'Alle Produkte enthalten Ihre Allergene, können sie enthalten oder sind vom Shop nicht geprüft.',
  showAll: 'Alle Produkte anzeigen',
} satisfies Translation<typeof import('#web/features/catalog/suits/texts.ts')>;
