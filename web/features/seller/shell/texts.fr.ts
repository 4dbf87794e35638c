// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/sentence.ts';

export default {
  openingSellerArea: 'Ouverture de l’espace vendeur…',

  today: 'Aujourd’hui',
  orders: 'Commandes',
  productList: 'Produits',
  addProduct: 'Nouveau produit',
  shop: 'Boutique',

  shopFacts: 'Informations',
  shopPages: 'Pages',
  delivery: 'Livraison',
  taxes: 'TVA',
  newsletter: 'Newsletter',
  mails: 'E-mails',
  team: 'Équipe',
  changes: 'Modifications',
  shopLinks: 'Boutique',

  tabTitle: (title: string, shopName: string) => `${title} · ${shopName} espace vendeur`,

  role: 'Vendeur',
  menu: 'Espace vendeur',
  greeting: (name: string) => `Bonjour ${name}`,
  firstOwner: 'Admin',
  changePassword: 'Changer le mot de passe',
  logout: 'Déconnexion',
  loggedOut: 'Déconnexion réussie',
  logoutNotConfirmed: 'La boutique n’a pas confirmé la déconnexion.',
  unknownPage: 'Espace vendeur',
  loadingPage: 'Chargement de la page',
  pageNotFound: 'Page introuvable',
  noSuchPage: 'Cette page n’existe pas dans cette boutique.',
  chooseFromMenu: (ordersLink: ReactNode) => sentence`Choisissez une page du menu ou ouvrez les ${ordersLink}.`,
  ordersLink: 'commandes',

  loginTabTitle: (shopName: string) => `Connexion vendeur · ${shopName}`,
  aboutSellerArea: 'À propos de l’espace vendeur',
  sellerOf: (shopName: string) => `${shopName} espace vendeur`,
  taskAdd: 'Ajouter de nouveaux produits',
  taskStock: 'Indiquer les produits en stock ou en rupture',
  taskOrders: 'Voir toutes les commandes et tous les paiements',
  backToShop: 'Retour à la boutique',
  sellerLogin: 'Connexion vendeur',
  loginHint: 'Réservé aux personnes qui gèrent cette boutique. Les clients se connectent sur les pages de la boutique.',
  tryAgain: 'Réessayer',
  email: 'E-mail',
  password: 'Mot de passe',
  login: 'Se connecter',
  forgotPassword: 'Mot de passe oublié ?',
  loginRefused: 'La connexion n’a pas été acceptée.',
  loggedIn: 'Connexion réussie',

  up: 'Monter',
  down: 'Descendre',
  top: 'Tout en haut',
  moveUp: (entry: string) => `Monter : ${entry}`,
  moveDown: (entry: string) => `Descendre : ${entry}`,
  moveToTop: (entry: string) => `Placer tout en haut : ${entry}`,

  previous: 'Précédent',
  next: 'Suivant',
  previousPage: 'Page précédente',
  nextPage: 'Page suivante',
  pageOf: (page: number, pageCount: number) => `Page ${page} sur ${pageCount}`,

  newerValues: 'Valeurs plus récentes',
  keepWhatITyped: 'Garder ma saisie',
  newerShown: (fields: string) =>
    `Les champs que vous n’aviez pas modifiés affichent les valeurs plus récentes : ${fields}.`,
  chooseForChanged: 'Pour ceux que vous avez modifiés aussi, choisissez.',
  checkThenSave: 'Vérifiez-les, puis enregistrez.',
  fieldIsNow: (field: string, newer: string) => `Nouvelle valeur de « ${field} » : ${newer || 'vide'}.`,
  takeIt: 'La reprendre',
  keepMine: 'Garder la mienne',
  takeNewerOf: (field: string) => `Reprendre la valeur plus récente : ${field}`,
  keepTypedOf: (field: string) => `Garder ma saisie : ${field}`,

  pictureFormats: 'JPEG, PNG, WebP ou GIF, 20 Mo au maximum.',
} satisfies Translation<typeof import('./texts.ts')>;
