// Not reviewed by a native reader.
export default {
  limitReached: (max: number) => `Ha llegado al límite de ${max} caracteres`,
  charactersLeft: (count: number) => (count === 1 ? `Queda ${count} carácter` : `Quedan ${count} caracteres`),
  isRequired: (label: string) => `Rellene el campo «${label}»`,
} satisfies Translation<typeof import('#web/shared/lib/fields/texts.ts')>;
