export default {
  notSupported: 'Dieser Shop kann E-Mails nicht noch einmal senden.',
} satisfies Translation<typeof import('#gateway/features/mail/texts.ts')>;
