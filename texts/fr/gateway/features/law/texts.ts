// Not reviewed by a native reader.
export default {
  ratingShown: 'Les produits affichent quatre étoiles sur cinq que personne n’a données.',
  ratingHidden: 'Les produits n’affichent pas d’étoiles, car personne n’en a donné.',
} satisfies Translation<typeof import('#gateway/features/law/texts.ts')>;
