// Not reviewed by a native reader.
export default {
  email: 'E-mail',
  password: 'Mot de passe',
  isMissing: (label: string) => `Veuillez remplir le champ «\u00a0${label}\u00a0».`,
  isNoText: (label: string) => `«\u00a0${label}\u00a0» doit être un texte.`,
  isTooLong: (label: string, max: number) => `«\u00a0${label}\u00a0» peut contenir au plus ${max} caractères.`,
  isTooShort: (label: string, min: number) => `«\u00a0${label}\u00a0» doit contenir au moins ${min} caractères.`,
  hasTooManyAccents: (label: string) =>
    `«\u00a0${label}\u00a0» contient plus de 30 accents sur une même lettre. Veuillez en supprimer.`,
  cannotBeStored: (label: string) =>
    `«\u00a0${label}\u00a0» contient un caractère qui ne peut pas être enregistré. Veuillez le saisir à nouveau.`,
  cannotBePassword: (label: string) =>
    `«\u00a0${label}\u00a0» contient un caractère qui ne peut pas être enregistré. Veuillez en choisir un autre.`,
  kindsOfValues: {
    text: 'un texte',
    number: 'un nombre',
    wholeNumber: 'un nombre entier',
    choice: 'true ou false',
    list: 'une liste',
    fields: 'un objet avec des champs',
  },
  mustBe: (name: string, kind: string) => `«\u00a0${name}\u00a0» doit être ${kind}.`,
  mustBeOneOf: (name: string, values: string) =>
    `«\u00a0${name}\u00a0» doit être l’une de ces valeurs\u00a0: ${values}.`,
  isTooLarge: (name: string, max: number) => `«\u00a0${name}\u00a0» ne peut pas dépasser ${max}.`,
  isTooSmall: (name: string, min: number) => `«\u00a0${name}\u00a0» doit être au moins ${min}.`,
  isNotValid: (name: string) => `«\u00a0${name}\u00a0» n’est pas valide. Veuillez vérifier et réessayer.`,
  isNoEmail: (label: string) => `«\u00a0${label}\u00a0» doit être une adresse e-mail, par exemple nom@example.com.`,
  protocolFaults: {
    400: 'La requête n’a pas pu être lue. Veuillez la vérifier et réessayer.',
    403: 'Cette requête vient d’un autre site et n’a pas été exécutée.',
    404: 'Il n’y a rien à cette adresse.',
    408: 'La requête a mis trop de temps à arriver.',
    413: 'La requête est trop volumineuse.',
    414: 'L’adresse est trop longue.',
    415: 'Veuillez envoyer la requête en application/json.',
    429: 'Trop de requêtes. Veuillez patienter un instant et réessayer.',
    431: 'Les en-têtes de la requête sont trop volumineux.',
  },
  notUnderstood: 'La requête n’a pas été comprise.',
  cannotAnswer: 'La boutique ne peut pas répondre pour le moment. Veuillez réessayer dans un instant.',
  isBusy: 'La boutique est très sollicitée. Veuillez réessayer dans un instant.',
  failedOnOurSide: (requestId: string) => `Une erreur est survenue de notre côté. Veuillez réessayer. (${requestId})`,
  tooManyTriesSeconds: (seconds: number) =>
    `Trop de tentatives. Veuillez patienter ${seconds < 2 ? 'une seconde' : `${seconds} secondes`} et réessayer.`,
  tooManyTriesMinutes: (minutes: number) =>
    `Trop de tentatives. Veuillez patienter ${minutes < 2 ? 'une minute' : `${minutes} minutes`} et réessayer.`,
} satisfies Translation<typeof import('#backend/http/texts.ts')>;
