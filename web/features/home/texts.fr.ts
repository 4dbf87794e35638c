// Not reviewed by a native reader.
export default {
  freshGroceries: (time: string) => `Des courses fraîches${time}`,

  delivered: (time: string) => `Livré${time}`,
  wholeMarket: 'Tout le marché, à votre porte',
  chooseNow:
    'Fruits mûrs, légumes croquants, pain chaud et tout ce qui va avec. Choisissez maintenant, cuisinez ce soir.',
  shopNow: 'Faire mes courses',
  exploreDeals: 'Découvrir les promos',

  shopByCategory: 'Faire ses courses par catégorie',
  bestSellers: 'Meilleures ventes',
  seeAll: 'Voir tous les produits',
  loadingBestSellers: 'Chargement des meilleures ventes',
  noneInStock: 'Rien en stock pour le moment',
  restocking: 'Nous remplissons les rayons. Revenez bientôt !',

  whyWeAreBest: 'Pourquoi nous choisir ?',
  fastest: 'La livraison la plus rapide',
  fresh: 'Fraîcheur garantie',
  freshClaim: 'Cueilli à maturité et emballé le jour de la livraison.',
  affordable: 'Des prix doux',
  affordableClaim: 'Des prix justes tous les jours, et des promos dans chaque catégorie.',
  trusted: 'Plus de 10 000 clients nous font confiance',
  trustedClaim: 'Des voisins qui font leurs courses chez nous semaine après semaine.',

  neverMiss: 'Ne manquez aucune promo',
  onceAWeek: 'Les promos de la semaine et les produits de saison, une fois par semaine par e-mail.',
  emailAddress: 'Adresse e-mail',
  exampleEmail: 'nom@example.com',
  subscribe: 'S’abonner',
  notAccepted: 'L’abonnement n’a pas été accepté.',
  subscribed: 'Votre abonnement est enregistré. Bienvenue !',
} satisfies Translation<typeof import('./texts.ts')>;
