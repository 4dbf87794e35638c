// Not reviewed by a native reader.
export default {
  isOpen: (number: string, until: string) => `La commande ${number} est ouverte jusqu’à ${until}`,
  addToIt: 'Y ajouter',
  comesWith: (number: string, until: string) =>
    `Ce que vous commandez avant ${until} arrive avec la commande ${number}`,
  toCart: 'Au panier',
  openOrder: 'Commande ouverte',
} satisfies Translation<typeof import('#web/shared/open-orders/texts.ts')>;
