// Not reviewed by a native reader.
export default {
  unknownType: 'Ce type de consigne n’existe pas. Veuillez recharger la page.',
  noSuchOrder: 'Cette commande n’existe pas. Veuillez recharger la page.',
  noContainers: 'Indiquez combien d’emballages ont été rapportés.',
  payoutFault: 'Choisissez comment l’argent a été rendu.',
  countFault: (most: number) =>
    `Le nombre d’emballages doit être un nombre entier jusqu’à ${most}, différent de 0. Un nombre négatif annule une saisie fausse.`,
  entered: 'Les emballages sont enregistrés.',
} satisfies Translation<typeof import('#backend/features/orders/deposits/texts.ts')>;
