// Not reviewed by a native reader.
export default {
  categories: 'Categorías',
  loading: 'Cargando las categorías',
  ownCount: (count: number) => (count === 1 ? '1 propia' : `${count} propias`),

  yourCategories: 'Sus categorías',
  yourCategoriesHint: 'Siguen a las siete categorías estándar. Los clientes ven las que tienen productos.',
  productCount: (count: number) => (count === 1 ? '1 producto' : `${count} productos`),
  edit: 'Editar',
  editOne: (category: string) => `Editar: ${category}`,
  remove: 'Eliminar',
  removeOne: (category: string) => `Eliminar: ${category}`,
  usualCategories: 'Categorías estándar',
  usualCategoriesHint: 'Póngales los nombres de su tienda. Los clientes ven las que tienen productos.',
  usualName: (label: string) => `Nombre estándar: ${label}`,
  rename: 'Cambiar nombre',
  renameOne: (category: string) => `Cambiar el nombre de ${category}`,
  newCategory: 'Nueva categoría',

  walkingOrder: 'Orden de recorrido',
  walkingOrderHint:
    'El orden en que recorre las estanterías para preparar un pedido. Ponga los productos fríos al final.',
  inWalkingOrder: (category: string) => `${category} en el orden de recorrido`,

  reallyRemove: (category: string) => `¿Eliminar «${category}»?`,
  removeHint: 'Solo se puede eliminar una categoría sin productos. Los pedidos conservan su nombre.',
  keepIt: 'Conservarla',

  name: 'Nombre',
  nameMissing: 'Escriba el nombre de la categoría.',
  nameTooLong: (maxLength: number) => `El nombre puede tener ${maxLength} caracteres como máximo.`,
  picture: 'Imagen',
  removePicture: 'Eliminar la imagen',
  saveCategory: 'Guardar la categoría',
  addCategory: 'Añadir la categoría',
  saved: 'Guardado.',
  notChanged: 'El cambio no se ha guardado.',
} satisfies Translation<typeof import('#web/features/seller/categories/texts.ts')>;
