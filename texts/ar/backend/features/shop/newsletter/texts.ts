// Not reviewed by a native reader.
export default {
  incompleteLink: 'هذا الرابط غير كامل. يُرجى فتحه مرة أخرى من النشرة البريدية، أو نسخه كاملًا.',
  subscribed: 'شكرًا لاشتراكك.',
  unsubscribed: 'لن تصلك منا نشرات بريدية بعد الآن.',
  confirmByMail: 'إن لم يكن لك اشتراك بعد، تصلك رسالة الآن. يُرجى التأكيد عبر رابطها: عندها فقط تصلك النشرة البريدية.',
  confirmed: 'لقد اشتركت في النشرة البريدية.',
  incompleteConfirmLink: 'هذا الرابط غير كامل. يُرجى فتحه مرة أخرى من الرسالة، أو نسخه كاملًا.',
  notSubscribed: 'انتهى هذا الاشتراك. يُرجى الاشتراك مرة أخرى في المتجر.',
  noMail: 'لا يمكن الاشتراك في النشرة البريدية حاليًا، لأن المتجر لا يرسل رسائل.',
} satisfies Translation<typeof import('#backend/features/shop/newsletter/texts.ts')>;
