// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

const units = new Map([
  ['g', 'جم'],
  ['kg', 'كجم'],
  ['ml', 'مل'],
  ['l', 'لتر'],
]);

export default {
  categoryLabels: {
    Vegetables: 'خضراوات عضوية',
    Fruits: 'فواكه طازجة',
    Drinks: 'مشروبات باردة',
    Instant: 'أطعمة سريعة التحضير',
    Dairy: 'منتجات الألبان',
    Bakery: 'مخبوزات وخبز',
    Grains: 'حبوب وبقوليات',
  },

  litre: 'لتر',
  packSize: (amount: number, unit: string) => `${amount} ${units.get(unit) ?? unit}`,
  // With a number always: the size of a pack is read again.
  pieces: (count: number) =>
    arabicCount(count, { one: '1 قطعة', two: '2 قطعة', few: 'قطع', many: 'قطعة', other: 'قطعة' }),
} satisfies Translation<typeof import('#gateway/catalogue/texts.ts')>;
