// Not reviewed by a native reader.
function hiddenProducts(naming: number, unknown: number): string {
  const count = naming + unknown;
  if (count === 0) return 'No hay productos ocultos.';
  const reasons = [
    ...(naming > 0
      ? [`${naming} ${naming === 1 ? 'contiene o puede' : 'contienen o pueden'} contener sus alérgenos`]
      : []),
    ...(unknown > 0 ? [`${unknown} sin indicación o sin comprobar`] : []),
  ];
  return `${count} ${count === 1 ? 'producto oculto' : 'productos ocultos'}: ${reasons.join(', ')}.`;
}

export default {
  onlySuitable: 'Solo lo apto para mí',
  hiddenProducts,
  nothingSuits: 'Aquí no hay ningún producto comprobado y sin sus alérgenos',
  whyNothingSuits:
    'Todos los productos contienen sus alérgenos, pueden contenerlos o no están comprobados por la tienda.',
  showAll: 'Mostrar todos los productos',
} satisfies Translation<typeof import('#web/features/catalog/suits/texts.ts')>;
