// Not reviewed by a native reader.
export default {
  name: 'Nom',
  amountFault: (most: number) => `La consigne doit être un montant de 0.01 à ${most} avec au plus deux décimales.`,
  kindFault: 'Choisissez de quelle sorte d’emballage il s’agit.',
  tooMany: (most: number) =>
    `Une boutique peut avoir au plus ${most} types de consigne. Veuillez en archiver un dont vous n’avez plus besoin.`,
  tooManyWithArchived: (most: number) =>
    `Une boutique peut avoir au plus ${most} types de consigne, archives comprises. Veuillez rétablir un type archivé du même montant.`,
  nameIsTaken: (name: string) => `Un type porte déjà le nom ${name}. Veuillez choisir un autre nom.`,
  unknownType: 'Ce type de consigne n’existe pas. Veuillez recharger la page.',
  archivedType: 'Ce type de consigne est archivé. Veuillez en choisir un autre.',
  isUsed: (count: number) =>
    count < 2
      ? `${count} article a cette consigne. Veuillez d’abord lui en donner une autre.`
      : `${count} articles ont cette consigne. Veuillez d’abord leur en donner une autre.`,
  countFault: (most: number) => `La consigne doit être un type et un nombre d’emballages de 1 à ${most}.`,
  unknownName: (cell: string, names: string) =>
    `La consigne ${cell} n’existe pas. Écrivez l’une de celles-ci\u00a0: ${names}.`,
  noTypes:
    'La boutique n’a pas de types de consigne. Veuillez d’abord en ajouter un à la page «\u00a0Consignes\u00a0».',
  added: 'Type de consigne ajouté.',
  saved: 'Type de consigne enregistré.',
} satisfies Translation<typeof import('#backend/features/catalogue/deposits/texts.ts')>;
