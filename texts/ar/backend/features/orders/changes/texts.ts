// Not reviewed by a native reader.
import type { OrderStage } from '#backend/db/tables.ts';
import rules from '#texts/ar/backend/rules/texts.ts';

export default {
  noSuchOrder: 'هذا الطلب غير موجود. يُرجى إعادة تحميل الطلبات.',
  changedSince: 'عُدّل هذا الطلب في هذه الأثناء. يُرجى مراجعته مرة أخرى.',
  isCollected: 'يُستلم هذا الطلب من المتجر، لذا لا يُرسل للتوصيل. يُرجى نقله إلى «تم الاستلام» عند استلامه.',
  cannotBeMoved: (stage: OrderStage, to: OrderStage) =>
    `حالة هذا الطلب «${rules.stageNames[stage]}»، ولا يمكن نقله منها إلى «${rules.stageNames[to]}».`,
  isNoStop: (number: string) => `الطلب ${number} يُستلم من المتجر، لذلك لا يُرسل. لم يتغير أي شيء.`,
  cannotBeSentOut: (number: string, stage: OrderStage) =>
    `حالة الطلب ${number} «${rules.stageNames[stage]}»، ولا يمكن إرساله للتوصيل. لم يتغير أي شيء.`,
  checkAge: (age: number) => `في هذا الطلب منتجات لمن عمره ${age} فأكثر. يُرجى التحقق من العمر وتأكيده.`,
  ageChecked: (age: number) => `تم التحقق من العمر: ${age} فأكثر.`,
  isCancelled: 'سبق إلغاء هذا الطلب.',
  sellerCannotCancel: (stage: OrderStage) => `حالة هذا الطلب «${rules.stageNames[stage]}»، ولم يعد إلغاؤه ممكنًا.`,
  wishesAreFixed: 'بدأ المتجر تجهيز هذا الطلب، ولم يعد تغيير رغبتك ممكنًا هنا. يُرجى التواصل مع المتجر.',
  shopperCannotCancel: 'لم يعد إلغاء هذا الطلب ممكنًا هنا. يُرجى التواصل مع المتجر.',
  cancelled: 'ملغى',

  note: 'الملاحظة',
  reason: 'السبب',
  amountFault: 'يجب أن يكون المبلغ 0.01 أو أكثر، بمنزلتين عشريتين على الأكثر.',

  moved: 'تم نقل الطلب.',
  tourStarted: 'بدأت جولة التوصيل.',
  cancelledNow: 'تم إلغاء الطلب.',
  wishesChanged: 'تم حفظ رغبتك.',
  refunded: 'تم تسجيل الاسترداد.',
} satisfies Translation<typeof import('#backend/features/orders/changes/texts.ts')>;
