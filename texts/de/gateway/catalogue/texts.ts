export default {
  categoryLabels: {
    Vegetables: 'Bio-Gemüse',
    Fruits: 'Frisches Obst',
    Drinks: 'Kalte Getränke',
    Instant: 'Schnelle Küche',
    Dairy: 'Milchprodukte',
    Bakery: 'Brot & Backwaren',
    Grains: 'Getreide & Müsli',
  },

  litre: 'l',
  packSize: (amount: number, unit: string) => `${String(amount).replace('.', ',')} ${unit}`,
  pieces: (count: number) => `${count} Stück`,
} satisfies Translation<typeof import('#gateway/catalogue/texts.ts')>;
