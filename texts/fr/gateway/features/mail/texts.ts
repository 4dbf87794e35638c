// Not reviewed by a native reader.
export default {
  notSupported: 'Cette boutique n’envoie pas les e-mails une seconde fois.',
} satisfies Translation<typeof import('#gateway/features/mail/texts.ts')>;
