// Not reviewed by a native reader.
export default {
  notFound: 'Introuvable.',
  storeUnreachable: 'La boutique est injoignable pour le moment.',
  pageFailed: 'Une erreur est survenue',
  tryAgainLater: 'Cette page n’a pas pu être affichée. Veuillez réessayer dans un instant.',
  failureCode: (code: string) => `Si vous en informez la boutique, indiquez ce code\u00a0: ${code}`,
} satisfies Translation<typeof import('#gateway/pages/texts.ts')>;
