export default {
  incompleteLink:
    'Dieser Link ist nicht vollständig. Bitte öffnen Sie ihn noch einmal aus dem Newsletter oder kopieren Sie ihn ganz.',
  subscribed: 'Vielen Dank für Ihre Anmeldung.',
  unsubscribed: 'Sie erhalten keine Newsletter mehr von uns.',
} satisfies Translation<typeof import('./texts.ts')>;
