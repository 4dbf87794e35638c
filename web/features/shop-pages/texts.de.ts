export default {
  page: 'Seite',
  goToShop: 'Zum Shop',

  confirmEmail: 'E-Mail bestätigen',
  notConfirmed: 'Die E-Mail-Adresse wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  aboutConfirming: (shop: string) =>
    `Wenn Sie bei ${shop} bestellt und unsere E-Mail dazu erhalten haben, drücken Sie den Knopf. Dann stehen Ihr Name und Ihre Adresse in unseren E-Mails, und wir können Ihnen mehr davon am Tag senden.`,
  somebodyElse:
    'Wenn jemand anders mit Ihrer E-Mail-Adresse bestellt hat, schließen Sie diese Seite. Dann ändert sich nichts.',

  endNewsletter: 'Newsletter abbestellen',
  notEnded: 'Der Newsletter wurde nicht abbestellt. Bitte versuchen Sie es noch einmal.',
  aboutEnding: 'Drücken Sie den Knopf, dann senden wir Ihnen keine Newsletter mehr.',
  confirmNewsletter: 'Newsletter bestätigen',
  newsletterNotConfirmed: 'Die Anmeldung wurde nicht bestätigt. Bitte versuchen Sie es noch einmal.',
  aboutNewsletter: (shop: string) =>
    `Mit der Schaltfläche bestätigen Sie, dass ${shop} Ihnen den Newsletter senden darf. Sie können ihn jederzeit über einen Link darin abbestellen.`,
} satisfies Translation<typeof import('./texts.ts')>;
