// Not reviewed by a native reader.
export default {
  tooManyRequests: 'Trop de requêtes depuis votre adresse. Veuillez réessayer plus tard.',
  overloaded: 'Trop de demandes à la fois. Veuillez réessayer dans un instant.',
} satisfies Translation<typeof import('#gateway/guards/texts.ts')>;
