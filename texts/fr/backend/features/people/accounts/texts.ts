// Not reviewed by a native reader.
export default {
  name: 'Nom',
  newPassword: 'Nouveau mot de passe',
  wrongPassword: 'Le mot de passe actuel est incorrect. Veuillez le saisir à nouveau.',
  emailTaken: 'Un autre compte utilise cette adresse e-mail. Veuillez en saisir une autre.',
  nameChanged: 'Votre nom est modifié.',
  emailChanged: 'Votre adresse e-mail est modifiée. Utilisez-la pour votre prochaine connexion.',
  passwordChanged: 'Votre mot de passe est modifié. Toutes vos autres sessions ont été fermées.',
  accountDeleted: 'Votre compte est supprimé.',
  orderIsOpen: (number: string) =>
    `La commande ${number} est encore en cours. Annulez-la dans «\u00a0Mes commandes\u00a0» ou attendez qu’elle soit livrée ou retirée, puis supprimez le compte.`,
  ordersAreOpen: (numbers: string) =>
    `Les commandes ${numbers} sont encore en cours. Annulez-les dans «\u00a0Mes commandes\u00a0» ou attendez qu’elles soient livrées ou retirées, puis supprimez le compte.`,
  moreOrdersAreOpen: (numbers: string) =>
    `Les commandes ${numbers} et d’autres sont encore en cours. Annulez-les dans «\u00a0Mes commandes\u00a0» ou attendez qu’elles soient livrées ou retirées, puis supprimez le compte.`,
} satisfies Translation<typeof import('#backend/features/people/accounts/texts.ts')>;
