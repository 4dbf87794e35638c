// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

const characters = (count: number) =>
  arabicCount(count, { one: 'حرف واحد', two: 'حرفين', few: 'أحرف', many: 'حرفًا', other: 'حرف' });

export default {
  passwordRule: (count: number) => `${characters(count)} على الأقل`,
  choosePassword: (count: number) => `يُرجى اختيار كلمة مرور من ${characters(count)} على الأقل`,
} satisfies Translation<typeof import('#web/shared/lib/passwords/texts.ts')>;
