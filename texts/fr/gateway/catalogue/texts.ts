// Not reviewed by a native reader.
export default {
  categoryLabels: {
    Vegetables: 'Légumes bio',
    Fruits: 'Fruits frais',
    Drinks: 'Boissons fraîches',
    Instant: 'Plats express',
    Dairy: 'Crèmerie',
    Bakery: 'Pains & viennoiseries',
    Grains: 'Céréales & féculents',
  },

  litre: 'L',
  packSize: (amount: number, unit: string) => `${String(amount).replace('.', ',')} ${unit === 'l' ? 'L' : unit}`,
  pieces: (count: number) => `${count} ${count < 2 ? 'pièce' : 'pièces'}`,
} satisfies Translation<typeof import('#gateway/catalogue/texts.ts')>;
