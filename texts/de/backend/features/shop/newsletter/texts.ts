export default {
  incompleteLink:
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus dem Newsletter oder kopieren Sie ihn ganz.',
  subscribed: 'Vielen Dank für Ihre Anmeldung.',
  unsubscribed: 'Sie erhalten keine Newsletter mehr von uns.',
  confirmByMail:
    'Wenn Sie noch nicht angemeldet sind, erhalten Sie jetzt eine E-Mail. Bestätigen Sie die Anmeldung über den Link darin: Erst dann erhalten Sie den Newsletter.',
  confirmed: 'Sie haben den Newsletter abonniert.',
  incompleteConfirmLink:
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus der E-Mail oder kopieren Sie ihn ganz.',
  notSubscribed: 'Diese Anmeldung zum Newsletter ist beendet. Bitte abonnieren Sie ihn im Shop noch einmal.',
  noMail: 'Der Newsletter lässt sich zurzeit nicht abonnieren, weil der Shop keine E-Mails sendet.',
} satisfies Translation<typeof import('#backend/features/shop/newsletter/texts.ts')>;
