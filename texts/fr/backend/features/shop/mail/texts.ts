// Not reviewed by a native reader.
export default {
  withColon: (label: string) => `${label}\u00a0:`,

  paidOnline: 'Payée en ligne',
  paidInTest: 'Payée en ligne (paiement de test\u00a0: aucun argent réel n’a été débité)',
  cashWhenCollected: 'En espèces au retrait',
  cashOnDelivery: 'En espèces à la livraison',
  haveCashReady: (amount: string) => `Veuillez préparer ${amount}\u00a0: vous payez en espèces.`,
  nothingToDo: 'La commande est payée\u202f; vous n’avez plus rien à faire.',
  line: (quantity: number, name: string, size: string | null) =>
    `${quantity} × ${name}${size === null ? '' : `, ${size}`}`,
  total: 'Total',
  timeOfDelivery: 'Créneau de livraison',
  timeToCollect: 'Créneau de retrait en magasin',
  collectAt: 'À retirer chez',
  collectedFor: 'Pour',
  deliverTo: 'Adresse de livraison',
  addedTo: 'Ajoutée à',
  orderNumbered: (number: number) => `Commande nº ${number}`,
  payment: 'Paiement',
  noteToShop: 'Message au magasin',
  noteToCourier: 'Message au livreur',
  contact: 'Contact',
  ifMissing: 'Si un produit manque',
  wishes: {
    SIMILAR_NOT_DEARER: 'Le remplacer par un produit similaire, jamais plus cher',
    NONE: 'Ne pas le remplacer',
  },
  wishExcept: (names: string) => `Sauf pour\u00a0: ${names}`,
  taxesInTotal: 'TVA comprise dans le total',
  taxLine: (name: string, percent: string, tax: string, net: string) =>
    `${name} ${percent}\u202f%\u00a0: ${tax}, HT ${net}`,
  backInCash: 'Nous vous remboursons en espèces.',
  backNowhere: 'C’était un paiement de test\u00a0: aucun argent réel n’est en jeu.',
  backOnline: 'Le remboursement suit le même chemin que votre paiement\u202f; cela peut prendre quelques jours.',
  weRefund: (amount: string) => `Nous vous remboursons ${amount}.`,
  shopWrites: (reason: string) => `Message de la boutique\u00a0: ${reason}`,
  placedSubject: (number: number) => `Commande n°\u00a0${number}\u00a0: bien reçue`,
  placedHeading: 'Merci pour votre commande',
  placedCollected: (number: number, time: string) =>
    `Nous avons bien reçu votre commande n°\u00a0${number} du ${time}. Nous vous préviendrons dès qu’elle sera prête au retrait.`,
  placedDelivered: (number: number, time: string) =>
    `Nous avons bien reçu votre commande n°\u00a0${number} du ${time}. Nous vous préviendrons dès qu’elle sera en livraison.`,
  toConfirmSubject: (number: number) => `Commande n°\u00a0${number}\u00a0: à confirmer`,
  toConfirmHeading: 'Veuillez confirmer votre commande',
  toConfirm: (number: number, time: string, until: string) =>
    `La commande n°\u00a0${number} du ${time} a été passée avec cette adresse e-mail. Veuillez la confirmer avant le ${until}\u00a0: la boutique s’en occupera alors.`,
  wasNotYourOrder:
    'Si vous n’avez rien commandé, vous n’avez rien à faire\u00a0: sans votre confirmation, la commande prend fin.',
  confirmOrder: 'Confirmer la commande',
  toPaySubject: (number: number) => `Commande n°\u00a0${number}\u00a0: à payer`,
  toPayHeading: 'Veuillez payer votre commande',
  toPay: (number: number, time: string, until: string) =>
    `La boutique a pris la commande n°\u00a0${number} pour vous le ${time}. Veuillez la payer avant le ${until}\u00a0: la boutique la prépare ensuite.`,
  wasNotYourCall: 'Si vous n’avez rien commandé, ne faites rien\u00a0: sans paiement, la commande prend fin.',
  payOrder: 'Payer la commande',
  toBePaidOnline: 'À payer en ligne par le lien de ce message',
  seeOrder: 'Voir votre commande',
  newOrderSubject: (number: number, amount: string) => `Nouvelle commande n°\u00a0${number}\u00a0: ${amount}`,
  newOrderHeading: (number: number) => `Nouvelle commande n°\u00a0${number}`,
  orderedAt: (time: string) => `Commandée le ${time}.`,
  cancelledForShopSubject: (number: number, amount: string) =>
    `La commande n°\u00a0${number} a été annulée par le client\u00a0: ${amount}`,
  cancelledForShopHeading: (number: number) => `La commande n°\u00a0${number} a été annulée`,
  cancelledForShop: (time: string) => `Le client l’a annulée. Elle avait été passée le ${time}. Ne la préparez pas.`,
  customerWrites: (reason: string) => `Message du client\u00a0: ${reason}`,
  shopRefunds: (amount: string) => `Le client est remboursé de ${amount}.`,
  packedSubject: (number: number, amount: string) => `La commande n°\u00a0${number} est préparée\u00a0: ${amount}`,
  packedForLessSubject: (number: number, amount: string, before: string) =>
    `La commande n°\u00a0${number} est préparée\u00a0: ${amount} au lieu de ${before}`,
  packedHeading: 'Votre commande est préparée',
  notAsOrdered: 'Tout n’est pas comme vous l’avez commandé\u00a0:',
  asOrdered: 'Tout est comme vous l’avez commandé.',
  weighedGoods: (goods: string) => `Produits pesés\u00a0: ${goods}.`,
  weighedLine: (name: string, grams: number, amount: string) => `${name} ${grams}\u00a0g → ${amount}`,
  totalIs: (amount: string) => `Le total est de ${amount}.`,
  totalIsNow: (amount: string, before: string) => `Le total est désormais de ${amount} au lieu de ${before}.`,
  readySubject: (number: number) => `La commande n°\u00a0${number} est prête au retrait`,
  readyHeading: 'Votre commande est prête au retrait',
  outSubject: (number: number) => `La commande n°\u00a0${number} est en livraison`,
  outHeading: 'Votre commande est en livraison',
  cancelledSubject: (number: number) => `La commande n°\u00a0${number} est annulée`,
  cancelledHeading: 'Votre commande est annulée',
  cancelledByShop: (number: number) =>
    `Nous sommes désolés\u00a0: nous avons dû annuler la commande n°\u00a0${number}.`,
  cancelledByShopper: (number: number) => `Vous avez annulé la commande n°\u00a0${number}.`,
  nothingToPay: 'Vous n’avez rien à payer.',
  refundedSubject: (number: number, amount: string) =>
    `Commande n°\u00a0${number}\u00a0: nous vous remboursons ${amount}`,
  refundedHeading: (amount: string) => `Nous vous remboursons ${amount}`,
  refundFor: (number: number) => `Ce remboursement concerne la commande n°\u00a0${number}.`,
  emailChangedSubject: (shop: string) => `L’adresse e-mail de votre compte chez ${shop} a été modifiée`,
  emailChangedHeading: 'Votre adresse e-mail a été modifiée',
  emailChangedTo: (shop: string, email: string) =>
    `Votre compte chez ${shop} a désormais l’adresse e-mail ${email}. Vous vous connectez avec elle, et les e-mails sur vos commandes y sont envoyés. Si elle contient une faute de frappe, connectez-vous avec elle telle quelle et corrigez-la dans votre compte.`,
  emailChangedAway: (shop: string) =>
    `Votre compte chez ${shop} a désormais une autre adresse e-mail. Vous vous connectez avec elle, et les e-mails sur vos commandes y sont envoyés.`,
  emailIsNowThis: (shop: string) =>
    `Un compte chez ${shop} a désormais cette adresse e-mail. Vous vous connectez avec elle, et les e-mails sur vos commandes arrivent ici.`,
  emailNotChangedByYou: (contact: string) =>
    `Si ce n’était pas vous, quelqu’un d’autre connaît votre mot de passe\u00a0: écrivez-nous tout de suite, ${contact}.`,
  notYourAccount: (contact: string) =>
    `Si ce n’est pas votre compte, quelqu’un a saisi votre adresse e-mail\u00a0: ne faites rien, ou écrivez-nous, ${contact}.`,
  confirmOrNotYours: (contact: string) =>
    `Si c’était vous, confirmez cette adresse e-mail par le lien. Si ce n’est pas votre compte, quelqu’un a saisi votre adresse e-mail\u00a0: ne faites rien, ou écrivez-nous, ${contact}.`,
  seeAccount: 'Ouvrir votre compte',
  openOrders: 'Ouvrir les commandes',
  seeOrders: 'Voir vos commandes',
  confirmByPassword: (url: string) =>
    `Cet e-mail n’indique ni nom ni adresse, car votre adresse e-mail n’est pas encore confirmée. Pour la confirmer, demandez un nouveau mot de passe sur ${url} et choisissez-en un grâce au lien. Si vous n’avez rien commandé ici, ne faites rien.`,
  confirmByLink:
    'Cet e-mail n’indique ni nom ni adresse, car votre adresse e-mail n’est pas encore confirmée. Si vous avez commandé ici, confirmez-la par ce lien. Si vous n’avez rien commandé ici, ne faites rien.',
  confirmEmail: 'Confirmer votre e-mail',
  invitationSubject: (shop: string) => `Votre accès à ${shop}`,
  invitationHeading: 'Bienvenue dans l’équipe',
  invitation: (shop: string, email: string) =>
    `Vous pouvez désormais vous connecter à l’espace vendeur de ${shop}, avec ${email} et votre propre mot de passe. Le lien fonctionne une seule fois, pendant 3\u00a0jours.`,
  choosePassword: 'Choisir un mot de passe',
  invitationTooOld: (url: string) =>
    `Si le lien a expiré, demandez-en un nouveau sur ${url}\u00a0: «\u00a0Mot de passe oublié\u202f?\u00a0».`,
  resetSubject: (shop: string) => `Un nouveau mot de passe pour ${shop}`,
  resetHeading: 'Choisir un nouveau mot de passe',
  resetOfSeller: (shop: string) =>
    `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre accès à l’espace vendeur de ${shop}. Le lien fonctionne une seule fois, pendant 30\u00a0minutes.`,
  resetOfShopper: (shop: string) =>
    `Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte chez ${shop}. Le lien fonctionne une seule fois, pendant 30\u00a0minutes.`,
  chooseNewPassword: 'Choisir un nouveau mot de passe',
  wasNotYou: 'Si ce n’était pas vous, ne faites rien\u00a0: votre mot de passe reste inchangé.',
  withdrawalPage: 'Rétractation',
  withdrawalReceiptSubject: (shop: string) => `${shop}\u00a0: nous avons reçu votre rétractation`,
  withdrawalReceiptHeading: 'Nous avons reçu votre rétractation',
  withdrawalReceipt: (time: string) => `Elle nous est parvenue le ${time}. Cet e-mail est votre accusé de réception.`,
  withdrawalOnlyReceived:
    'Il confirme seulement que votre rétractation nous est parvenue. Nous l’examinons et nous vous écrirons.',
  withdrawalNotYours: (contact: string) =>
    `Si vous ne l’avez pas envoyée, quelqu’un a saisi votre adresse\u00a0: écrivez-nous, ${contact}.`,
  withdrawalForShopSubject: (number: string) => `Rétractation de la commande n°\u00a0${number}`,
  withdrawalForShopHeading: 'Une personne se rétracte d’une commande',
  withdrawalForShop: (time: string) => `La rétractation a été envoyée le ${time}.`,
  withdrawalOfOrder: 'Il existe une commande avec ce numéro et cette adresse e-mail.',
  withdrawalOfNoOrder: 'Il n’existe aucune commande avec ce numéro et cette adresse e-mail. Veuillez la rechercher.',
  withdrawalNothingDone:
    'Rien n’a été annulé ni remboursé. La personne a un accusé de réception et attend votre réponse.',
  openWithdrawals: 'Ouvrir les rétractations',
  withdrawalDeclaration: 'La rétractation',
  withdrawalSentence: 'Je me rétracte du contrat portant sur ces articles.',
  withdrawalOrder: (number: string) => `Numéro de commande\u00a0: ${number}`,
  withdrawalWholeOrder: 'Articles\u00a0: toute la commande',
  withdrawalGoods: 'Articles\u00a0:',
  withdrawalName: (name: string) => `Nom\u00a0: ${name}`,
  withdrawalEmail: (email: string) => `E-mail\u00a0: ${email}`,
  serverFaults: {
    EAUTH: 'Le serveur de messagerie a refusé les identifiants de SMTP_URL.',
    EABORT: 'Le serveur de messagerie n’a pas répondu à temps.',
    ECONNECTION: 'Le serveur de messagerie est injoignable.',
    EDNS: 'Le nom du serveur de messagerie est introuvable.',
    ESOCKET: 'Le serveur de messagerie est injoignable.',
    ETIMEDOUT: 'Le serveur de messagerie n’a pas répondu à temps.',
    ETLS: 'La connexion au serveur de messagerie n’a pas pu être chiffrée.',
  },
  serverRefused: (response: string) => `Le serveur de messagerie a refusé l’e-mail\u00a0: ${response}`,
  notSent: (fault: string) => `L’e-mail n’a pas pu être envoyé\u00a0: ${fault}`,
  unknownFault: 'erreur inconnue',
  notSentInTime: 'Il n’a pas pu être envoyé à temps.',
  wouldGoElsewhere: 'Les e-mails envoyés à cette adresse arriveraient ailleurs. Le client doit la modifier.',
  hours: (count: number) => (count < 2 ? 'une heure' : `${count} heures`),
  minutes: (count: number) => (count < 2 ? 'une minute' : `${count} minutes`),
  limitReached: (count: number, span: string) =>
    `Cette adresse a reçu ${count} ${count < 2 ? 'e-mail' : 'e-mails'} sur des commandes en ${span}\u00a0: la limite est atteinte.`,
  unconfirmedLimitReached: (count: number, span: string) =>
    `Cette adresse a reçu ${count} ${count < 2 ? 'e-mail' : 'e-mails'} sur des commandes en ${span}\u00a0: la limite est atteinte pour une adresse non confirmée. L’e-mail partira si le client confirme son adresse dans un délai d’un jour.`,
  sentAgain: 'L’e-mail est envoyé à nouveau.',
  cannotBeSentAgain:
    'Cet e-mail ne peut pas être envoyé à nouveau. Pour un nouveau mot de passe, la personne doit demander un nouveau lien.',
  newsletterSubject: (shop: string) => `Veuillez confirmer la newsletter de ${shop}`,
  newsletterHeading: 'Souhaitez-vous recevoir la newsletter\u202f?',
  newsletterAsked: (shop: string) =>
    `Quelqu’un a indiqué cette adresse pour la newsletter de ${shop}. Si c’était vous, ouvrez la page avec le bouton, puis confirmez.`,
  confirmNewsletter: 'Confirmer la newsletter',
  newsletterNotYou: 'Si ce n’était pas vous, ne faites rien\u00a0: vous ne recevrez pas de newsletter.',
} satisfies Translation<typeof import('#backend/features/shop/mail/texts.ts')>;
