// Not reviewed by a native reader.
import { arabicCount } from '#common/arabic-count.ts';

export default {
  title: 'الطلب بلا حساب',
  cart: 'السلة',
  about: 'نستخدم العنوان والبريد الإلكتروني لهذا الطلب فقط، وتصلك رسالة فيها رابط إليه.',
  aboutWithoutMails:
    'نستخدم العنوان والبريد الإلكتروني لهذا الطلب فقط. لا يرسل هذا المتجر رسائل بريد، وتبقى صفحة طلبك مفتوحة في علامة التبويب هذه فقط.',
  yourOrder: 'طلبك',
  notPlaced: 'لم يُرسَل الطلب. يُرجى المحاولة مرة أخرى.',
  notConfirmed: 'لم يؤكد المتجر الطلب. يُرجى المحاولة مرة أخرى.',
  invalidFields: (count: number) =>
    `يُرجى مراجعة ${arabicCount(count, {
      one: 'حقل واحد',
      two: 'حقلين',
      few: 'حقول',
      many: 'حقلًا',
      other: 'حقل',
    })}.`,
} satisfies Translation<typeof import('#web/features/cart/guest/texts.ts')>;
