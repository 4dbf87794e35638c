// Not reviewed by a native reader.
/** The numbers stand after their words, which then have one form. */
function hiddenProducts(naming: number, unknown: number): string {
  const count = naming + unknown;
  if (count === 0) return 'لا توجد منتجات مخفية.';
  const reasons = [
    ...(naming > 0 ? [`ما يحتوي على مسببات الحساسية التي اخترتها أو قد يحتوي عليها: ${naming}`] : []),
    ...(unknown > 0 ? [`ما لم تُذكر بياناته أو لم يتم التحقق منها: ${unknown}`] : []),
  ];
  return `عدد المنتجات المخفية: ${count}. ${reasons.join('، ')}.`;
}

export default {
  onlySuitable: 'ما يناسبني فقط',
  hiddenProducts,
  nothingSuits: 'لا يوجد هنا منتج تم التحقق من أنه يناسبك',
  whyNothingSuits: 'جميع المنتجات تحتوي على مسببات الحساسية التي اخترتها أو قد تحتوي عليها أو لم يتحقق منها المتجر.',
  showAll: 'عرض جميع المنتجات',
} satisfies Translation<typeof import('#web/features/catalog/suits/texts.ts')>;
