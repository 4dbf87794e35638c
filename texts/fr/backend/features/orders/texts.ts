// Not reviewed by a native reader.
export default {
  selectAddress: 'Veuillez choisir une adresse',
  totalIsNoAmount: 'Le total attendu doit être un montant.',
  portionFault: 'Les grammes d’un palier doivent être un nombre entier d’au moins 1.',
  quantityFault: (max: number) => `La quantité doit être un nombre entier compris entre 1 et ${max}.`,
  noProducts: 'La commande ne contient aucun produit. Veuillez d’abord en ajouter au panier.',
  noteToShop: 'Message au magasin',
  noteToCourier: 'Message au livreur',
  time: 'Créneau',
  order: 'La commande',
  subtotal: 'Produits',
  deposits: 'Consigne',
  tax: 'TVA',
  delivery: 'Frais de livraison',
} satisfies Translation<typeof import('#backend/features/orders/texts.ts')>;
