export default {
  page: 'Seite',
  goToShop: 'Zum Shop',

  confirmEmail: 'E-Mail bestätigen',
  notConfirmed: 'Die E-Mail-Adresse wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  aboutConfirming: (shop: string) =>
    `Wenn Sie bei ${shop} bestellt und unsere E-Mail dazu erhalten haben, klicken Sie auf „E-Mail bestätigen“. Dann stehen Ihr Name und Ihre Adresse in unseren E-Mails, und wir können Ihnen mehr E-Mails am Tag senden.`,
  somebodyElse:
    'Wenn jemand anders mit Ihrer E-Mail-Adresse bestellt hat, schließen Sie diese Seite. Dann ändert sich nichts.',

  endNewsletter: 'Newsletter abbestellen',
  notEnded: 'Der Newsletter wurde nicht abbestellt. Bitte versuchen Sie es noch einmal.',
  aboutEnding: 'Klicken Sie auf „Newsletter abbestellen“. Dann senden wir Ihnen keine Newsletter mehr.',
  confirmNewsletter: 'Newsletter bestätigen',
  newsletterNotConfirmed: 'Die Anmeldung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  aboutNewsletter: (shop: string) =>
    `Mit „Newsletter bestätigen“ erlauben Sie, dass ${shop} Ihnen den Newsletter sendet. Sie können ihn jederzeit über einen Link darin abbestellen.`,
} satisfies Translation<typeof import('#web/features/shop-pages/texts.ts')>;
