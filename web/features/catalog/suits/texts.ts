/** The filter for shoppers who avoid allergens. It shows only products that are checked to be free of them. */
export const onlySuitable = 'Only what suits me';
/**
 * What the filter hides. @param naming the number of products that name the allergens, as contained or as traces
 * @param unknown the number of products whose allergens are not stated or not checked
 */
export function hiddenProducts(naming: number, unknown: number): string {
  const count = naming + unknown;
  if (count === 0) return 'No product is hidden.';
  const reasons = [
    ...(naming > 0
      ? [`${naming} ${naming === 1 ? 'contains or may contain' : 'contain or may contain'} your allergens`]
      : []),
    ...(unknown > 0
      ? [`${unknown} ${unknown === 1 ? 'has' : 'have'} allergens that are not stated or not checked`]
      : []),
  ];
  return `${count} ${count === 1 ? 'product is' : 'products are'} hidden: ${reasons.join(', ')}.`;
}
export const nothingSuits = 'No product here is checked and free of your allergens';
export const whyNothingSuits = 'All products contain your allergens, may contain them, or are not checked by the shop.';
export const showAll = 'Show all products';
