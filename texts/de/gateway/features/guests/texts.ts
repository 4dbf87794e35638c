export default {
  notSupported:
    'In diesem Shop können nur Kunden mit Konto bestellen. Bitte melden Sie sich an oder registrieren Sie sich.',
  wishesNotSupported:
    'In diesem Shop lässt sich ein Wunsch für fehlende Produkte nachträglich nicht ändern. Es wurde nichts geändert.',
} satisfies Translation<typeof import('#gateway/features/guests/texts.ts')>;
