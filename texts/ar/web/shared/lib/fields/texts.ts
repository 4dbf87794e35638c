// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

const characters = (count: number) =>
  arabicCount(count, { one: 'حرف واحد', two: 'حرفان', few: 'أحرف', many: 'حرفًا', other: 'حرف' });

export default {
  limitReached: (max: number) => `بلغت الحد الأقصى لعدد الأحرف: ${max}`,
  charactersLeft: (count: number) => `المتبقي: ${characters(count)}`,
  isRequired: (label: string) => `يُرجى ملء الحقل «${label}»`,
} satisfies Translation<typeof import('#web/shared/lib/fields/texts.ts')>;
