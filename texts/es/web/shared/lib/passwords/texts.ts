// Not reviewed by a native reader.
export default {
  passwordRule: (count: number) => `${count} caracteres como mínimo`,
  choosePassword: (count: number) => `Elija una contraseña de ${count} caracteres como mínimo`,
} satisfies Translation<typeof import('#web/shared/lib/passwords/texts.ts')>;
