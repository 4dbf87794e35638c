// Not reviewed by a native reader.
export default {
  frameTitle: (shopName: string) => `${shopName} · Vos courses livrées chez vous`,
  slogan: (time: string, takesOnline: boolean) =>
    `Fruits et légumes frais, crèmerie, boulangerie et bien plus, livrés chez vous${time}. ${takesOnline ? 'Payez en ligne ou à la livraison.' : 'Payez à la livraison.'}`,
  everyOffer: 'Tous les produits moins chers que d’habitude aujourd’hui.',
  aboutCategory: (category: string, shopName: string, time: string) =>
    `${category} chez ${shopName} : découvrez les prix du jour et faites-vous livrer${time}.`,
  productAt: (product: string, shopName: string) => `${product} chez ${shopName}.`,
  home: 'Accueil',
  products: 'Produits',
} satisfies Translation<typeof import('./texts.ts')>;
