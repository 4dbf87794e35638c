// Not reviewed by a native reader.
export default {
  status: 'الحالة',
  checks: 'ما جرى فحصه',
  stateNames: { FAULT: 'خلل.', OK: 'جيد.', UNKNOWN: 'غير معروف.', WARNING: 'تنبيه.' },
  faultsAreMailed: 'إذا كان المتجر يرسل رسائل، يُرسل كل خلل جديد مرة واحدة إلى بريد المتجر أو إلى المالك الأول.',
  checkAgain: 'الفحص من جديد',
} satisfies Translation<typeof import('#web/features/seller/status/texts.ts')>;
