// Not reviewed by a native reader.
export default {
  onlySaved: 'Vous êtes hors ligne. Cette recherche n’a trouvé que des produits enregistrés sur cet appareil.',
  noneSaved: 'Vous êtes hors ligne. Aucun produit enregistré sur cet appareil ne contient ces mots.',
} satisfies Translation<typeof import('./texts.ts')>;
