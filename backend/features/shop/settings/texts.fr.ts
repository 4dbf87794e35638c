// Not reviewed by a native reader.
export default {
  pageTitles: {
    imprint: 'Mentions légales',
    terms: 'Conditions générales de vente',
    privacy: 'Politique de confidentialité',
    delivery: 'Informations de livraison',
    returns: 'Retours et remboursements',
    payment: 'Moyens de paiement',
  },
  defaultOpeningHours: 'Nous sommes là tous les jours de 7\u00a0h à 22\u00a0h.',
  defaultDeliveryPromise: 'Vos courses chez vous en moins de 30\u00a0minutes.',
  defaultDeliveryPage:
    'Vos courses chez vous en moins de 30\u00a0minutes.\n\nCueillis à maturité et emballés le jour où ils arrivent chez vous.',
  defaultReturnsPage:
    'Quelque chose ne va pas avec une commande\u202f? Écrivez-nous ou appelez-nous\u00a0: vous trouverez notre adresse e-mail et notre numéro de téléphone ci-dessous.',
  defaultPaymentPage: 'Payez en ligne, ou en espèces quand votre commande arrive chez vous.',
  link: 'Lien',
  label: 'Libellé',
  name: 'Nom',
  contactEmail: 'E-mail de contact',
  phone: 'Téléphone',
  postalAddress: 'Adresse postale',
  openingHours: 'Horaires d’ouverture',
  deliveryPromise: 'Promesse de livraison',
  timeZone: 'Fuseau horaire',
  taxText: 'Mention de TVA',
  taxClassName: 'Nom de la catégorie de TVA',
  taxNumber: 'Numéro de TVA',
  linkFault: 'Les liens doivent être des adresses https complètes, par exemple https://example.com/shop.',
  incompleteLink: 'Chaque lien doit avoir un libellé et une adresse.',
  phoneFault: 'Le numéro de téléphone se compose de chiffres, éventuellement précédés du signe plus.',
  currencyFault: 'La devise doit être un code ISO\u00a04217 à deux décimales, par exemple EUR ou USD.',
  timeZoneFault: 'Le fuseau horaire doit être un nom comme Europe/Paris ou America/New_York.',
  tooManyLinks: (max: number) => `Il peut y avoir au plus ${max} liens.`,
  rateFault: 'Un taux de TVA doit être compris entre 0 et 100\u00a0pour cent, avec deux décimales au plus.',
  taxNumberFault: 'Le numéro de TVA peut contenir au plus 40\u00a0caractères.',
  tooManyClasses: (max: number) => `Il peut y avoir au plus ${max} catégories de TVA.`,
  incompleteClass: 'Chaque catégorie de TVA doit avoir un code, un nom et un taux.',
  noFirstClass:
    'La TVA par taux demande la catégorie A\u00a0: les produits sans catégorie et les frais de livraison en font partie.',
  sameCode: 'Chaque catégorie de TVA doit avoir un code différent.',
  sameRate: 'Deux catégories de TVA ont le même taux. Veuillez n’en utiliser qu’une.',
  saved: 'La boutique est enregistrée.',
  changedSince:
    'La boutique a été modifiée ailleurs depuis que vous l’avez ouverte. Veuillez comparer les deux versions et enregistrer à nouveau.',
  currencyInUse:
    'La devise ne peut plus changer\u00a0: la boutique a des commandes, et leurs montants sont dans la devise actuelle.',
  ownersOnly:
    'Seul un propriétaire peut modifier les réglages liés à l’argent. Veuillez vous adresser à un propriétaire.',
  unreadableForm: 'Le formulaire n’a pas pu être lu. Veuillez l’envoyer à nouveau.',
  formTooLarge: 'Le formulaire est trop volumineux. Veuillez envoyer un logo plus petit.',
  shop: 'Boutique',
} satisfies Translation<typeof import('./texts.ts')>;
