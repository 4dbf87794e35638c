// Not reviewed by a native reader.
export default {
  shownNames: {
    Vegetables: 'Légumes bio',
    Fruits: 'Fruits frais',
    Drinks: 'Boissons fraîches',
    Instant: 'Plats express',
    Dairy: 'Crèmerie',
    Bakery: 'Pains & viennoiseries',
    Grains: 'Céréales & féculents',
  },
  otherNames: {
    Vegetables: ['Légumes'],
    Fruits: ['Fruits'],
    Drinks: ['Boissons'],
    Instant: ['Plats préparés'],
    Dairy: ['Produits laitiers'],
    Bakery: ['Boulangerie', 'Pain', 'Pains'],
    Grains: ['Céréales', 'Féculents'],
  },
  name: 'Nom',
  nameHasNoLetter: 'Le nom doit contenir une lettre ou un chiffre.',
  gone: 'Cette catégorie n’existe plus ou n’est pas l’une des vôtres. Veuillez recharger les catégories.',
  taken: 'Une catégorie porte déjà ce nom. Veuillez en choisir un autre.',
  tooMany: (max: number) =>
    `Une boutique peut avoir au plus ${max} catégories propres. Veuillez d’abord en supprimer une.`,
  changedSince:
    'Les catégories ont changé depuis que vous les avez ouvertes. Veuillez les recharger et les classer à nouveau.',
  hasProducts: (count: number) =>
    count < 2
      ? `${count} produit appartient à cette catégorie. Veuillez d’abord lui en donner une autre.`
      : `${count} produits appartiennent à cette catégorie. Veuillez d’abord leur en donner une autre.`,
  removed: 'La catégorie est supprimée.',
  arranged: 'L’ordre est enregistré.',
  added: 'La catégorie est ajoutée.',
  hasDrawing: 'Cette catégorie a un dessin de la boutique et ne peut pas avoir une autre image.',
  saved: 'La catégorie est enregistrée.',
  allCategories: 'Toutes les catégories',
} satisfies Translation<typeof import('#backend/features/catalogue/categories/texts.ts')>;
