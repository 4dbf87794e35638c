export default {
  ratingShown: 'Die Produkte zeigen vier von fünf Sternen, die niemand vergeben hat.',
  ratingHidden: 'Die Produkte zeigen keine Sterne, weil niemand welche vergeben hat.',
} satisfies Translation<typeof import('#gateway/features/law/texts.ts')>;
