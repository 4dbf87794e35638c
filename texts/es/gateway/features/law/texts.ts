// Not reviewed by a native reader.
export default {
  ratingShown: 'Los productos muestran cuatro de cinco estrellas que nadie ha dado.',
  ratingHidden: 'Los productos no muestran estrellas, porque nadie las ha dado.',
} satisfies Translation<typeof import('#gateway/features/law/texts.ts')>;
