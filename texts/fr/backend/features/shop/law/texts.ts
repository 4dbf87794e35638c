// Not reviewed by a native reader.
export default {
  ruleTitles: {
    CONTACT: 'Adresse, e-mail et téléphone de la boutique',
    IMPRINT: 'Mentions légales',
    TERMS: 'Conditions générales à lire et à conserver',
    PRIVACY: 'Politique de confidentialité',
    WITHDRAWAL_TEXT: 'Informations sur le droit de rétractation',
    WITHDRAWAL_FUNCTION: 'Rétractation par un formulaire sans connexion',
    LEGAL_GUARANTEE: 'Avis sur la garantie légale',
    ORDER_BUTTON: 'Texte du bouton de commande',
    CONFIRMATION_MAIL: 'Confirmation de chaque commande par e-mail',
    DELIVERY_TERMS: 'Restrictions de livraison et modes de paiement',
    TAXES: 'Prix toutes taxes comprises',
    UNIT_PRICES: 'Prix à l’unité de mesure',
    FOOD_FACTS: 'Informations alimentaires avant l’achat',
    MINIMUM_AGE: 'Âge minimum pour l’alcool',
    PRICE_HISTORY: 'Réductions par rapport au prix le plus bas des 30 jours',
    RATING: 'Aucune note inventée',
    NEWSLETTER: 'Newsletter avec e-mail confirmé seulement',
    ACCESSIBILITY: 'Déclaration d’accessibilité',
    DEPOSIT: 'Consigne à côté du prix',
    ORGANIC: 'Certificat pour les produits bio',
    PACKAGING: 'Emballages enregistrés',
    FOOD_BUSINESS: 'Entreprise alimentaire enregistrée',
    DISPUTES: 'Information sur la médiation',
    GUEST_ORDERS: 'Commandes sans compte',
    CASH: 'Espèces\u00a0: caisse et reçus',
  },
  notAskedHere: 'Le droit de ce pays ne le demande pas.',
  contactShown: 'Ils figurent sur chaque page.',
  contactMissing:
    'Saisissez l’adresse postale, l’e-mail et le téléphone de la boutique. Ceux d’une nouvelle boutique sont des exemples.',
  pagesFilled: (titles: string) => `Rédigé\u00a0: ${titles}.`,
  pageEmpty: (title: string) => `La page «\u00a0${title}\u00a0» est vide.`,
  pageUntouched: (title: string) => `La page «\u00a0${title}\u00a0» a encore le texte d’une nouvelle boutique.`,
  pageNoText: (title: string) =>
    `La page «\u00a0${title}\u00a0» n’a pas encore de texte à vous\u00a0: quelques lettres, un nom d’exemple ou des blancs ne sont pas une réponse.`,
  imprintFacts: {
    NAME: 'le nom de la boutique ou de la personne qui la tient',
    ADDRESS: 'l’adresse postale',
    CONTACT: 'une adresse e-mail',
  },
  imprintLacks: (facts: string) => `Il manque à la page des mentions légales\u00a0: ${facts}.`,
  imprintComplete:
    'La page des mentions légales a le nom, l’adresse et l’e-mail, ainsi qu’un registre ou un numéro fiscal.',
  imprintWithoutRegister:
    'La page des mentions légales a le nom, l’adresse et l’e-mail. Ajoutez le registre et le numéro de TVA si votre boutique en a.',
  noLiquids: 'Aucun article dont le contenu est en millilitres ou en litres n’est en vente.',
  allHaveDeposit: 'Chaque article dont le contenu est en millilitres ou en litres a une consigne.',
  withoutDeposit: (count: number) =>
    count < 2
      ? `${count} article dont le contenu est en millilitres ou en litres n’a pas de consigne. Donnez une consigne, dans la fiche de l’article, aux bouteilles et canettes qui en ont besoin.`
      : `${count} articles dont le contenu est en millilitres ou en litres n’ont pas de consigne. Donnez une consigne, dans la fiche de l’article, aux bouteilles et canettes qui en ont besoin.`,
  organicToCheck:
    'Pour vendre des produits bio en ligne, il faut un certificat, et il faut indiquer son numéro de contrôle. Sans certificat, renommez toute catégorie qui dit «\u00a0bio\u00a0».',
  packagingToCheck:
    'Si votre boutique remplit elle-même des emballages comme des sacs, enregistrez-la auprès de LUCID et adhérez à un système.',
  foodBusinessToCheck: 'Enregistrez la boutique auprès de l’autorité alimentaire avant d’ouvrir.',
  disputesToCheck:
    'Les boutiques de plus de 10 personnes à la fin de l’an dernier disent si elles participent à une médiation. Les plus petites n’ont rien à indiquer.',
  guestOrdersOff:
    'Il faut un compte pour commander. Les autorités de protection des données demandent des commandes sans compte\u00a0: choisissez-le dans les informations de la boutique.',
  guestOrdersTaken: 'Les clients peuvent commander sans compte.',
  cashToCheck:
    'La boutique note les espèces mais n’est pas une caisse. Demandez à votre conseil fiscal s’il vous en faut une, et donnez un reçu pour chaque paiement.',
  withdrawalFunction: 'Chaque page a un lien vers un formulaire prévu pour cela.',
  orderButton: 'Le bouton dit que la commande doit être payée.',
  guaranteeShown: 'Chaque page a un lien vers l’avis, avec son image.',
  guaranteeWithoutPicture:
    'La page «\u00a0Garantie légale\u00a0» le donne sous forme de texte. Il manque l’image prescrite par l’UE.',
  ordersConfirmed: 'La boutique confirme chaque commande par e-mail.',
  noMail: 'La boutique n’envoie pas d’e-mails\u00a0: aucun serveur de messagerie n’est configuré (SMTP_URL).',
  taxesIncluded: 'Les prix comprennent la TVA de leur taux.',
  taxesAdded: 'La taxe est ajoutée aux prix dans le panier. Les prix doivent la comprendre.',
  noGoods: 'Aucun produit ne peut être acheté actuellement.',
  allHaveSizes: 'Chaque produit en vente a un poids ou une contenance.',
  goodsNamed: (names: readonly string[], hasMore: boolean) =>
    `Produits\u00a0: ${names.join(', ')}${hasMore ? ', …' : '.'}`,
  withoutSize: (count: number) =>
    `${count} ${count === 1 ? 'produit en vente n’a' : 'produits en vente n’ont'} ni poids ni contenance, donc pas de prix à l’unité de mesure. Écrivez «\u00a01 pc\u00a0» pour les articles vendus à la pièce.`,
  allChecked: 'Les informations alimentaires de tous les produits en vente sont vérifiées.',
  unchecked: (count: number) =>
    `Personne n’a vérifié les informations alimentaires de ${count} ${count === 1 ? 'produit' : 'produits'} en vente. Saisissez-les dans la fiche du produit et confirmez-les.`,
  alcoholHasAge:
    'Chaque produit dont les informations indiquent plus de 1,2\u202f% d’alcool a un âge minimum. Les produits sans informations ne sont pas examinés.',
  alcoholWithoutAge: (count: number) =>
    `${count} ${count === 1 ? 'produit indique' : 'produits indiquent'} plus de 1,2\u202f% d’alcool sans âge minimum. Indiquez-le dans la fiche du produit.`,
  priceHistory: 'La boutique conserve chaque prix et calcule le plus bas des 30 jours.',
  newsletterConfirmed: (waiting: number) =>
    `Les abonnés confirment par un lien dans un e-mail. La liste ne contient que les abonnés confirmés\u202f; non confirmés\u00a0: ${waiting}.`,
  newsletterWithoutMail:
    'Personne ne reçoit l’e-mail qui sert à confirmer l’abonnement\u00a0: aucun serveur de messagerie n’est configuré (SMTP_URL).',
  accessibilityMissing:
    'Rédigez la page «\u00a0Accessibilité\u00a0»\u202f; le formulaire propose un modèle. Les entreprises de services de moins de 10 personnes et d’au plus 2\u00a0millions d’euros par an en sont dispensées.',
  guaranteeNotice: [
    'Les produits que vous achetez ici bénéficient d’une garantie légale d’au moins 2 ans.',
    'Si un produit n’est pas conforme à ce qui était convenu, ou ne fonctionne pas comme vous pouvez vous y attendre, vous pouvez nous demander, à nous, le vendeur\u00a0:',
    '- que nous réparions le produit ou vous en donnions un autre, gratuitement, dans un délai raisonnable et sans inconvénient majeur pour vous\u202f;\n- si ce n’est pas possible ou pas fait, de payer moins, ou de rendre le produit et d’être remboursé.',
    'Le délai commence quand vous recevez le produit. Ce que promet le producteur n’y change rien. Certains pays de l’Union européenne prévoient un délai plus long\u00a0: le droit de votre pays s’applique.',
    'Écrivez-nous ou appelez-nous\u00a0: notre e-mail et notre téléphone figurent ci-dessous.',
    'L’Union européenne explique vos droits\u00a0: [L’Europe est à vous](https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_fr.htm).',
  ].join('\n\n'),
} satisfies Translation<typeof import('#backend/features/shop/law/texts.ts')>;
