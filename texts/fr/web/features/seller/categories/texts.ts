// Not reviewed by a native reader.
export default {
  categories: 'Catégories',
  loading: 'Chargement des catégories',
  ownCount: (count: number) => `${count} à vous`,

  yourCategories: 'Vos catégories',
  yourCategoriesHint:
    'Elles suivent les sept catégories standard. Les clients voient celles qui contiennent des produits.',
  productCount: (count: number) => `${count} ${count < 2 ? 'produit' : 'produits'}`,
  edit: 'Modifier',
  editOne: (category: string) => `Modifier : ${category}`,
  remove: 'Supprimer',
  removeOne: (category: string) => `Supprimer : ${category}`,
  usualCategories: 'Catégories standard',
  usualCategoriesHint: 'Donnez-leur les noms de votre magasin. Les clients voient celles qui ont des produits.',
  usualName: (label: string) => `Nom standard\u00a0: ${label}`,
  rename: 'Renommer',
  renameOne: (category: string) => `Renommer ${category}`,
  newCategory: 'Nouvelle catégorie',

  walkingOrder: 'Ordre de parcours',
  walkingOrderHint:
    'L’ordre dans lequel vous passez devant les rayons pour préparer une commande. Placez le frais en dernier.',
  inWalkingOrder: (category: string) => `${category} dans l’ordre de parcours`,

  reallyRemove: (category: string) => `Supprimer « ${category} » ?`,
  removeHint:
    'Une catégorie ne peut être supprimée que si elle ne contient aucun produit. Les commandes gardent son nom.',
  keepIt: 'La garder',

  name: 'Nom',
  nameMissing: 'Saisissez le nom de la catégorie.',
  nameTooLong: (maxLength: number) => `Le nom est limité à ${maxLength} caractères.`,
  picture: 'Image',
  removePicture: 'Supprimer l’image',
  saveCategory: 'Enregistrer la catégorie',
  addCategory: 'Ajouter la catégorie',
  saved: 'Enregistré.',
  notChanged: 'La modification n’a pas été enregistrée.',
} satisfies Translation<typeof import('#web/features/seller/categories/texts.ts')>;
