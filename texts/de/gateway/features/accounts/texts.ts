export default {
  notSupported: 'Dieser Shop kann Konten nicht ändern. Es wurde nichts geändert.',
  noConfirming: 'Dieser Shop bestätigt keine E-Mail-Adressen über einen Link.',
} satisfies Translation<typeof import('#gateway/features/accounts/texts.ts')>;
