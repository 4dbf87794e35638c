// Not reviewed by a native reader.
export default {
  name: 'Nom',
  presentPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  unknownMember: 'Ce membre de l’équipe n’existe pas. Veuillez recharger l’équipe.',
  emailTaken: 'Un membre de l’équipe utilise déjà cette adresse e-mail. Veuillez en saisir une autre.',
  firstOwnerIsFixed:
    'Cet accès figure dans les réglages du serveur (SELLER_EMAIL et SELLER_PASSWORD). Il reste propriétaire, pour que la boutique en ait toujours un.',
  passwordIsInSettings:
    'Le mot de passe de cet accès figure dans les réglages du serveur\u00a0: modifiez-y SELLER_PASSWORD.',
  loginAgain: 'Veuillez vous reconnecter.',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel. Veuillez le saisir à nouveau.',
  samePassword: 'Veuillez choisir un mot de passe différent de l’actuel.',
  changedSince: 'Votre accès a été modifié entre-temps. Veuillez vous reconnecter.',
  added: 'Membre ajouté à l’équipe.',
  invited: (email: string) =>
    `Membre ajouté à l’équipe. Un lien pour choisir un mot de passe est en route vers ${email}.`,
  saved: 'L’équipe est enregistrée.',
  passwordChanged: 'Le mot de passe est modifié.',
  noSuchChange: 'Cette modification n’existe pas\u00a0: la liste ne peut pas reprendre à cet endroit.',
} satisfies Translation<typeof import('#backend/features/people/staff/texts.ts')>;
