// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  oneMoment: 'لحظة من فضلك',
  thankYou: 'شكرًا لك!',
  finishing: 'نستكمل طلبك الآن.',
  continuingIn: (seconds: number) =>
    `سنتابع خلال ${arabicCount(seconds, {
      one: 'ثانية واحدة',
      two: 'ثانيتين',
      few: 'ثوانٍ',
      many: 'ثانية',
      other: 'ثانية',
    })}`,
  continueNow: 'المتابعة الآن',
} satisfies Translation<typeof import('#web/features/cart/loader/texts.ts')>;
