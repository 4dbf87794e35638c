// Not reviewed by a native reader.
export default {
  noSuchOrder: 'Cette commande n’existe pas. Veuillez recharger vos commandes.',
  isClosed: (number: number) =>
    `Rien ne peut plus être ajouté à la commande ${number}. Veuillez passer une nouvelle commande.`,
  isFull: (number: number, max: number) =>
    `Au plus ${max} commandes peuvent être ajoutées à la commande ${number}. Veuillez passer une nouvelle commande.`,
  cancelAddedFirst: (added: string) =>
    `Veuillez d’abord annuler ce que vous avez ajouté à cette commande : commande ${added}. Elle arrive sans frais grâce à celle-ci.`,
} satisfies Translation<typeof import('#backend/features/orders/joining/texts.ts')>;
