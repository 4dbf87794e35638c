// Not reviewed by a native reader.
export default {
  passwordRule: (count: number) => `${count} caractères au minimum`,
  choosePassword: (count: number) => `Choisissez un mot de passe de ${count} caractères au minimum`,
} satisfies Translation<typeof import('#web/shared/lib/passwords/texts.ts')>;
