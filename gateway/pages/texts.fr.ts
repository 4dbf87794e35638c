// Not reviewed by a native reader.
export default {
  notFound: 'Introuvable.',
  storeUnreachable: 'La boutique est injoignable pour le moment.',
} satisfies Translation<typeof import('./texts.ts')>;
