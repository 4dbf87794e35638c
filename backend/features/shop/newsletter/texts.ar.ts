// Not reviewed by a native reader.
export default {
  incompleteLink: 'هذا الرابط غير كامل. يُرجى فتحه مرة أخرى من النشرة البريدية، أو نسخه كاملًا.',
  subscribed: 'شكرًا لاشتراكك.',
  unsubscribed: 'لن تصلك منا نشرات بريدية بعد الآن.',
} satisfies Translation<typeof import('./texts.ts')>;
