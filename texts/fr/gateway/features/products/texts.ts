// Not reviewed by a native reader.
export default {
  noChanging: 'Cette boutique ne peut pas modifier de produits. Rien n’a été modifié.',
  noDemoProducts: 'Cette boutique n’a aucun produit de démonstration à supprimer.',
  noLookUp:
    'Cette boutique n’interroge personne sur les codes-barres. Veuillez recopier les indications de l’emballage.',
  unknownCategory: 'Cette catégorie n’existe pas. Veuillez choisir l’une des catégories de la boutique.',
  unknownProduct: 'Ce produit n’est plus dans la boutique. Veuillez recharger la liste des produits.',
  nameRequired: 'Veuillez indiquer un nom.',
  priceTooLow: 'Le prix doit être supérieur ou égal à 0.',
  offerPriceTooLow: 'Le prix promo doit être supérieur ou égal à 0.',
  offerPriceTooHigh: 'Le prix promo ne peut pas dépasser le prix.',
  weightUnreadable:
    'Veuillez indiquer une quantité avec son unité, par exemple 500 g, 1,5 kg, 6 pièces, env. 1 kg ou 400–600 g.',
  tooManyPictures: (max: number) => `Vous pouvez ajouter au plus ${max} images.`,
  fileOrAddress: 'Une image est soit un fichier, soit l’adresse d’une image que la boutique a déjà.',
} satisfies Translation<typeof import('#gateway/features/products/texts.ts')>;
