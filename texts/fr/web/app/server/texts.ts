// Not reviewed by a native reader.
export default {
  frameTitle: (shopName: string, isDelivered: boolean) =>
    `${shopName} · ${isDelivered ? 'Vos courses livrées chez vous' : 'Vos courses à retirer'}`,
  slogan: (time: string, takesOnline: boolean, isDelivered: boolean) =>
    isDelivered
      ? `Fruits et légumes frais, crèmerie, boulangerie et bien plus, livrés chez vous${time}. ${takesOnline ? 'Payez en ligne ou à la livraison.' : 'Payez à la livraison.'}`
      : 'Fruits et légumes frais, crèmerie, boulangerie et bien plus. Commandez ici et retirez vos courses au magasin.',
  everyOffer: 'Tous les produits moins chers que d’habitude aujourd’hui.',
  aboutCategory: (category: string, shopName: string, time: string, isDelivered: boolean) =>
    `${category} chez ${shopName} : découvrez les prix du jour et ${isDelivered ? `faites-vous livrer${time}` : 'retirez vos courses au magasin'}.`,
  productAt: (product: string, shopName: string) => `${product} chez ${shopName}.`,
  home: 'Accueil',
  products: 'Produits',
} satisfies Translation<typeof import('#web/app/server/texts.ts')>;
