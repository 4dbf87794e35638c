// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  // With a number always: the size of a pack is read again.
  grams: (count: number) => `${count} جم`,
  pieces: (count: number) =>
    arabicCount(count, { one: '1 قطعة', two: '2 قطعة', few: 'قطع', many: 'قطعة', other: 'قطعة' }),
} satisfies Translation<typeof import('#backend/texts.ts')>;
