// Not reviewed by a native reader.
export default {
  name: 'Nom',
  wrongLogin: 'L’e-mail ou le mot de passe est incorrect.',
  emailExists: 'Un compte existe déjà avec cette adresse e-mail. Veuillez vous connecter.',
  welcome: 'Bienvenue dans la boutique.',
  welcomeBack: 'Ravis de vous revoir.',
  loggedIn: 'Connexion réussie.',
  loggedOut: 'Déconnexion réussie.',
  tooManyLogins: 'Trop de personnes se connectent en ce moment. Veuillez réessayer.',
  passwordIsEmail: 'Le mot de passe ne doit pas être votre adresse e-mail.',
  passwordIsCommon:
    'Ce mot de passe est l’un des plus courants, que les pirates essaient en premier. Veuillez en choisir un autre.',
  mustChangePassword: 'Veuillez d’abord choisir votre propre mot de passe.',
  notAllowed: 'Votre rôle dans cette boutique ne le permet pas. Veuillez vous adresser à un propriétaire.',
  firstOwner: 'Premier propriétaire',
  resetSent:
    'S’il existe un compte avec cette adresse e-mail, un lien pour choisir un nouveau mot de passe vient d’y être envoyé.',
  resetTooOld: 'Ce lien est incomplet, a déjà servi ou a expiré. Veuillez en demander un nouveau.',
  passwordIsSet: 'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
  noConfirmation:
    'Ce lien ne vient pas de cette boutique ou est incomplet. Veuillez l’ouvrir à nouveau depuis notre e-mail ou le copier en entier.',
  oldConfirmation:
    'Le compte de ce lien a désormais une autre adresse e-mail ou a été supprimé. Veuillez utiliser le lien de notre e-mail le plus récent.',
  emailConfirmed:
    'Votre adresse e-mail est confirmée. Les e-mails sur vos commandes contiennent désormais aussi votre nom et votre adresse.',
} satisfies Translation<typeof import('#backend/features/people/sessions/texts.ts')>;
