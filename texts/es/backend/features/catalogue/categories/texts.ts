// Not reviewed by a native reader.
export default {
  shownNames: {
    Vegetables: 'Verduras ecológicas',
    Fruits: 'Fruta fresca',
    Drinks: 'Bebidas frías',
    Instant: 'Comida preparada',
    Dairy: 'Lácteos y huevos',
    Bakery: 'Panadería y bollería',
    Grains: 'Cereales y legumbres',
  },
  otherNames: {
    Vegetables: ['Verduras'],
    Fruits: ['Frutas', 'Fruta'],
    Drinks: ['Bebidas'],
    Instant: ['Platos preparados'],
    Dairy: ['Lácteos'],
    Bakery: ['Panadería', 'Pan'],
    Grains: ['Cereales'],
  },
  name: 'Nombre',
  nameHasNoLetter: 'El nombre debe tener una letra o una cifra.',
  gone: 'Esta categoría ya no existe o no es una de las suyas. Vuelva a cargar las categorías.',
  taken: 'Ya hay una categoría con este nombre. Elija otro.',
  tooMany: (max: number) => `Una tienda puede tener como máximo ${max} categorías propias. Elimine antes una.`,
  changedSince: 'Las categorías han cambiado desde que las abrió. Vuelva a cargarlas y a ordenarlas.',
  hasProducts: (count: number) =>
    count === 1
      ? '1 producto tiene esta categoría. Asígnele antes otra.'
      : `${count} productos tienen esta categoría. Asígneles antes otra.`,
  removed: 'Categoría eliminada.',
  arranged: 'Orden guardado.',
  added: 'Categoría añadida.',
  hasDrawing: 'Esta categoría tiene un dibujo de la tienda y no puede tener otra imagen.',
  saved: 'Categoría guardada.',
  allCategories: 'Todas las categorías',
} satisfies Translation<typeof import('#backend/features/catalogue/categories/texts.ts')>;
