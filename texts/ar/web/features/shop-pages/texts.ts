// Not reviewed by a native reader.
export default {
  page: 'صفحة',
  goToShop: 'الانتقال إلى المتجر',

  confirmEmail: 'تأكيد البريد الإلكتروني',
  notConfirmed: 'لم يتم تأكيد البريد الإلكتروني. يُرجى المحاولة مرة أخرى.',
  aboutConfirming: (shop: string) =>
    `إذا كنت قد طلبت من ${shop} ووصلتك رسالتنا بشأن طلبك، فيُرجى الضغط على الزر. عندئذٍ تتضمن رسائلنا اسمك وعنوانك، ويمكننا أن نرسل إليك عددًا أكبر منها في اليوم.`,
  somebodyElse: 'إذا كان شخص آخر قد طلب باستخدام بريدك الإلكتروني، فيُرجى إغلاق هذه الصفحة. لن يتغير شيء عندئذٍ.',

  endNewsletter: 'إلغاء الاشتراك في النشرة البريدية',
  notEnded: 'لم يتم إلغاء الاشتراك. يُرجى المحاولة مرة أخرى.',
  aboutEnding: 'بعد الضغط على الزر لن نرسل إليك النشرة البريدية.',
  confirmNewsletter: 'تأكيد النشرة البريدية',
  newsletterNotConfirmed: 'لم يُؤكَّد الاشتراك. يُرجى المحاولة مرة أخرى.',
  aboutNewsletter: (shop: string) =>
    `بعد الضغط على الزر يرسل إليك ${shop} نشرته البريدية. يمكنك إنهاؤها في أي وقت عبر رابط فيها.`,
} satisfies Translation<typeof import('#web/features/shop-pages/texts.ts')>;
