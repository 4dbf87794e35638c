// Not reviewed by a native reader.
export default {
  together: 'Ajouter à une commande',
  withOrder: (number: string) => `Ajouter à la commande ${number}`,
  terms: (until: string) => `Sans frais de livraison ni minimum. Ouverte jusqu’à ${until}.`,
  ofItsOwn: 'Une nouvelle commande',
  byItself: 'Arrive séparément.',
} satisfies Translation<typeof import('#web/features/cart/joining/texts.ts')>;
