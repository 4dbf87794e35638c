// Not reviewed by a native reader.
export default {
  categoryLabels: {
    Vegetables: 'Verduras ecológicas',
    Fruits: 'Fruta fresca',
    Drinks: 'Bebidas frías',
    Instant: 'Comida preparada',
    Dairy: 'Lácteos y huevos',
    Bakery: 'Panadería y bollería',
    Grains: 'Cereales y legumbres',
  },

  litre: 'L',
  packSize: (amount: number, unit: string) => `${String(amount).replace('.', ',')} ${unit === 'l' ? 'L' : unit}`,
  pieces: (count: number) => `${count} ${count === 1 ? 'unidad' : 'unidades'}`,
} satisfies Translation<typeof import('#gateway/catalogue/texts.ts')>;
