// Not reviewed by a native reader.
export default {
  title: 'Votre commande',
  openMail: 'Veuillez ouvrir le lien dans l’e-mail au sujet de votre commande.',
  openTab:
    'Cette page ne connaît aucune commande. Votre commande n’est visible que dans l’onglet où vous l’avez passée. Pour toute question, veuillez contacter la boutique.',
  loading: 'Chargement de votre commande…',
  notLoaded: 'La commande n’a pas pu être chargée.',
  confirmQuestion: (time: string) =>
    `Veuillez confirmer votre commande avant le ${time}\u00a0: la boutique s’en occupera seulement alors.`,
  confirm: 'Confirmer la commande',
  lookAtMail: (email: string, time: string) =>
    `Nous avons envoyé un e-mail à ${email}. Veuillez ouvrir son lien et confirmer la commande avant le ${time}\u202f; sinon, elle prend fin.`,
  waitsForPayment:
    'Cette commande attend son paiement et ne sera passée qu’ensuite. Si vous venez de payer, veuillez recharger cette page dans un instant.',
  hasEnded: 'Cette commande a pris fin. Rien ne sera livré et il n’y a rien à payer.',
  printReceipt: 'Imprimer le reçu',
  withdraw: 'Renoncer au contrat',
  cancel: 'Annuler la commande',
  cancelQuestion: (number: string) => `Annuler la commande n°\u00a0${number}\u202f?`,
  back: 'Retour',
  keep: 'Conserver dans un compte',
  aboutKeeping: (email: string) =>
    `Choisissez un mot de passe. Votre adresse ${email} sera votre identifiant, et cette commande sera dans votre compte.`,
  password: 'Mot de passe',
  keepIt: 'Créer un compte',
  keepInMine: 'Ajouter la commande à mon compte',
  aboutMine: (name: string) => `Vous êtes connecté en tant que ${name}.`,
  logIn: 'Se connecter',
  yourData: 'Vos données',
  aboutData:
    'Vous pouvez enregistrer dans un fichier ce que la boutique conserve à votre sujet. Une fois la commande terminée, vous pouvez le faire supprimer.',
  exportData: 'Enregistrer mes données',
  fileName: 'ma-commande.json',
  deleteData: 'Supprimer mes données',
  deleteQuestion: 'Supprimer vos données\u202f?',
  aboutDeletion:
    'Le nom, l’adresse, le contact et les notes sont supprimés, et ce lien prend fin. Les produits et les sommes restent, car la boutique doit les conserver. Cette action est définitive.',
  deleteForEver: 'Supprimer définitivement',
  noResponse: 'La boutique n’a pas répondu. Veuillez réessayer.',
} satisfies Translation<typeof import('#web/features/orders/guest/texts.ts')>;
