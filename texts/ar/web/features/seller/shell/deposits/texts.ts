// Not reviewed by a native reader.
export default {
  payoutNames: { CASH: 'نقدًا', TERMINAL: 'إلى البطاقة عبر جهاز الدفع', TRANSFER: 'تحويل مصرفي' },
  kindNames: { RETURNABLE: 'قابلة لإعادة التعبئة', SINGLE_USE: 'للاستعمال مرة واحدة', CRATE: 'صندوق' },
} satisfies Translation<typeof import('#web/features/seller/shell/deposits/texts.ts')>;
