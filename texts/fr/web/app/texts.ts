// Not reviewed by a native reader.
export default {
  skipToContent: 'Aller au contenu',
  mainNavigation: 'Menu principal',
  home: 'Accueil',
  products: 'Produits',
  contact: 'Contact',
  logoLabel: (shopName: string) => `${shopName}, accueil`,

  login: 'Connexion',
  logout: 'Déconnexion',
  myOrders: 'Mes commandes',
  myAccount: 'Mon compte',
  profileOf: (name: string) => `Profil : ${name}`,
  loggedInAs: (name: string) => `Compte connecté : ${name}`,
  menu: 'Menu',
  openMenu: 'Ouvrir le menu',

  cart: 'Panier',
  cartWithItems: (count: number) => `Panier, ${count} ${count < 2 ? 'article' : 'articles'}`,

  searchProducts: 'Rechercher un produit',
  searchOrPaste: 'Rechercher ou coller une liste',
  notFoundHint: 'Recherchez un produit ou choisissez une catégorie.',

  errorTitle: (shopName: string) => `Une erreur est survenue · ${shopName}`,
  somethingWentWrong: 'Une erreur est survenue',
  pageNotShown: 'Cette page n’a pas pu s’afficher. Votre panier est bien enregistré.',
  tryAgain: 'Réessayer',
  goHome: 'Aller à l’accueil',

  installApp: 'Installer l’application',

  anyQuestion: 'Une question ? Un produit vous manque ?',
  allCategories: 'Toutes les catégories',
  needHelp: 'Besoin d’aide ?',
  deliveryInformation: 'Infos livraison',
  returnsAndRefunds: 'Retours et remboursements',
  paymentMethods: 'Modes de paiement',
  trackOrder: 'Suivre ma commande',
  stayInTouch: 'Restons en contact',
  newsletter: 'Newsletter',
  todaysDeals: 'Promos du jour',
  writeOrCall: 'Nous écrire ou nous appeler',
  aboutShop: (shopName: string) => `${shopName}, votre épicerie en ligne.`,
  withdraw: 'Se rétracter du contrat',
  sellerArea: 'Espace vendeur',
} satisfies Translation<typeof import('#web/app/texts.ts')>;
