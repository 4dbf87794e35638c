// Not reviewed by a native reader.
export default {
  limitReached: (max: number) => `La limite de ${max} caractères est atteinte`,
  charactersLeft: (count: number) => `${count} ${count < 2 ? 'caractère restant' : 'caractères restants'}`,
  isRequired: (label: string) => `Veuillez remplir le champ « ${label} »`,
} satisfies Translation<typeof import('#web/shared/lib/fields/texts.ts')>;
