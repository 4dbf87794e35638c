// Not reviewed by a native reader.
export default {
  freshGroceries: (time: string) => `Des produits frais${time}`,

  delivered: (time: string) => `Livré${time}`,
  wholeMarket: 'Tout le marché, à votre porte',
  wholeMarketToCollect: 'Tout le marché, à retirer',
  everything: 'Fruits mûrs, légumes croquants, pain chaud et bien plus encore.',
  cookTonight: 'Choisissez maintenant, cuisinez ce soir.',
  untilDay: (day: string) => `Jusqu’au ${day}`,
  shopNow: 'Faire mes courses',
  exploreDeals: 'Découvrir les promos',

  todaysDeals: 'Promos du jour',
  seeDeals: 'Voir toutes les promos',

  shopByCategory: 'Faire ses courses par catégorie',
  allCategories: 'Toutes les catégories',
  seeAll: 'Voir tous les produits',
  loadingBestSellers: 'Chargement des meilleures ventes',
  loadingPicks: 'Chargement de notre sélection',
  noneInStock: 'Rien en stock pour le moment',
  restocking: 'Nous remplissons les rayons. Revenez bientôt !',

  neverMiss: 'Ne manquez aucune promo',
  onceAWeek: 'Les promos de la semaine et les produits de saison, une fois par semaine par e-mail.',
  emailAddress: 'Adresse e-mail',
  exampleEmail: 'nom@example.com',
  subscribe: 'S’abonner',
  notAccepted: 'L’abonnement n’a pas été accepté.',
  subscribed: 'Votre abonnement est enregistré. Bienvenue !',
} satisfies Translation<typeof import('#web/features/home/texts.ts')>;
