export default {
  notFound: 'Open Food Facts kennt diesen Strichcode nicht.',
  unavailable: 'Open Food Facts hat nicht geantwortet. Bitte versuchen Sie es später noch einmal.',
  notSetUp: 'Dieser Shop schlägt keine Strichcodes nach. Bitte setzen Sie zuerst FOOD_FACTS_URL.',
} satisfies Translation<typeof import('#backend/features/catalogue/look-up/texts.ts')>;
