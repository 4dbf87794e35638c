export default {
  notSupported:
    'In diesem Shop können nur Kunden mit Konto bestellen. Bitte melden Sie sich an oder registrieren Sie sich.',
} satisfies Translation<typeof import('#gateway/features/guests/texts.ts')>;
