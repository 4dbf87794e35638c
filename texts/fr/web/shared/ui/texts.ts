// Not reviewed by a native reader.
export default {
  isRightToLeft: false,

  close: 'Fermer',
  dismiss: 'Fermer',
  tryAgain: 'Réessayer',
  loading: 'Chargement…',
  optional: '(facultatif)',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',

  currentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  saved: 'Enregistré.',
  noResponse: 'La boutique n’a pas répondu. Veuillez réessayer.',

  breadcrumb: 'Fil d’Ariane',
  announcements: 'Annonces',
  alerts: 'Alertes',
  notifications: 'Notifications',

  pageNotFound: 'Page introuvable',
  noSuchPage: 'Cette page n’existe pas dans cette boutique.',
  goHome: 'Aller à l’accueil',

  offline:
    'Vous êtes hors ligne. Les prix affichés ne sont peut-être plus à jour. Votre panier est enregistré et vos modifications seront envoyées dès le retour de la connexion.',

  insteadOf: 'Au lieu de',
  lowestOf30Days: 'Prix le plus bas des 30 jours précédant la réduction\u00a0:',
  stars: '4 étoiles sur 5',

  quantityOf: (product: string) => `Quantité : ${product}`,
  removeProduct: (product: string) => `Retirer : ${product}`,
  decrease: (product: string) => `Diminuer la quantité : ${product}`,
  increase: (product: string) => `Augmenter la quantité : ${product}`,

  colours: 'Couleurs',
  systemTheme: 'Système',
  lightTheme: 'Clair',
  darkTheme: 'Sombre',
} satisfies Translation<typeof import('#web/shared/ui/texts.ts')>;
