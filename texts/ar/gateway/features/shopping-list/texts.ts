// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

const things = { one: 'عنصر واحد', two: 'عنصران', few: 'عناصر', many: 'عنصرًا', other: 'عنصر' };

export default {
  listTooLong: (characters: number) => `الحد الأقصى لعدد أحرف القائمة ${characters}. يُرجى إرسالها على أجزاء.`,
  tooManyThings: (max: number, count: number) =>
    `الحد الأقصى لعناصر القائمة ${max}، وفي هذه القائمة ${arabicCount(count, things)}. يُرجى إرسالها على أجزاء.`,
} satisfies Translation<typeof import('#gateway/features/shopping-list/texts.ts')>;
