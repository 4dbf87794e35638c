// Not reviewed by a native reader.
export default {
  isFinished: 'La préparation de cette commande est terminée. Veuillez recharger la commande.',
  noSubstituteWanted: (name: string) =>
    `Le client ne souhaite pas de remplacement pour ce produit\u00a0: ${name}. Veuillez le marquer comme manquant.`,
  cannotBeGiven: 'Ce produit ne peut pas servir de remplacement. Veuillez en choisir un autre.',
  isDearer: (name: string, ordered: string) =>
    `Le produit ${name} est plus cher que ${ordered}. Veuillez en choisir un autre.`,
  isDearerWithDeposit: (substitute: string, ordered: string) =>
    `${substitute} coûte plus que ${ordered} avec sa consigne. Veuillez choisir un autre produit.`,
  otherSteps: (name: string, ordered: string) =>
    `${name} ne se vend pas par les mêmes paliers que ${ordered}. Veuillez choisir un autre produit.`,
  isNotForEverybody: (name: string, age: number) =>
    `${name} est réservé aux personnes de ${age} ans et plus. Veuillez choisir un autre produit.`,
  tooFewInStock: (name: string) => `Stock insuffisant\u00a0: ${name}. Veuillez choisir un autre produit.`,
  isNotWeighed: (name: string) =>
    `Ce produit n’est pas vendu au poids\u00a0: ${name}. Veuillez ne pas indiquer de grammes.`,
  isWeighed: (name: string) => `Ce produit est vendu au poids\u00a0: ${name}. Veuillez le peser.`,
  isUnlikelyWeight: (grams: number, from: number, to: number) =>
    `Un poids de ${grams}\u00a0g est peu probable\u00a0: ${from}–${to}\u00a0g sont attendus. Veuillez vérifier le poids et le confirmer s’il est exact.`,
  isUnlikelyForOrder: (grams: string, ordered: string) =>
    `${grams}, c’est peu vraisemblable\u00a0: ${ordered} sont commandés. Veuillez vérifier le poids, et le confirmer s’il est juste.`,
  noSuchLine: 'Cette ligne n’existe pas dans la commande.',
  fewerOrdered: (quantity: number, name: string) => `Quantité commandée\u00a0: seulement ${quantity} × ${name}.`,
  sayWhyShort: (name: string) => `Veuillez indiquer pourquoi il en manque\u00a0: ${name}.`,
  nothingPicked: 'Rien n’est encore préparé dans cette commande.',
  notAllPicked: (missing: number) =>
    `${missing < 2 ? `${missing} produit de cette commande n’est` : `${missing} produits de cette commande ne sont`} pas encore ${missing < 2 ? 'préparé' : 'préparés'}. Veuillez d’abord préparer tous les produits.`,
  nothingFound: 'Aucun produit de cette commande n’a été trouvé. Veuillez plutôt l’annuler.',
  quantityFault: (max: number) =>
    `La quantité doit être un nombre entier compris entre 0 et ${max}, ou null pour revenir sur la préparation.`,
  gramsFault: 'Le poids doit être un nombre entier de grammes compris entre 1 et 10000000.',
  notAllFound: 'Certains produits n’ont pas été trouvés',
  notFound: (name: string) => `${name}\u00a0: introuvable, non facturé.`,
  replaced: (name: string, amount: string, substitute: string, grams: number | null) =>
    `${name}\u00a0: remplacé par ${amount} ${substitute}${grams === null ? '' : `, ${grams}\u00a0g`}.`,
  found: (name: string, quantity: number | string, ordered: number | string, grams: number | null) =>
    `${name}\u00a0: ${quantity} sur ${ordered}${grams === null ? '' : `, ${grams}\u00a0g`}.`,
  comma: ', ',
  foundOf: (name: string, quantity: number | string, ordered: number | string) =>
    `${name}\u00a0: ${quantity} sur ${ordered}`,
  instead: (name: string) => `à la place\u00a0: ${name}`,
  shortReasons: { MISSING: 'introuvable en rayon', DAMAGED: 'pas en bon état', OTHER: 'pour un autre motif' },
  picked: 'La ligne est préparée.',
  soldMeanwhile: (goods: string) =>
    `Le stock ne suffit plus pour un produit de remplacement que vous avez donné\u00a0: ${goods}. Une autre commande l’a pris entre-temps et en manquera. Veuillez le compter et prévenir le client de cette autre commande.`,
  pieces: (amount: string, name: string) => `${amount} ${name}`,
  finished: 'La préparation est terminée.',
} satisfies Translation<typeof import('#backend/features/orders/picking/texts.ts')>;
