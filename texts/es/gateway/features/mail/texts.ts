// Not reviewed by a native reader.
export default {
  notSupported: 'Esta tienda no vuelve a enviar los correos.',
} satisfies Translation<typeof import('#gateway/features/mail/texts.ts')>;
