// Not reviewed by a native reader.
export default {
  notSupported: 'Les informations de cette boutique ne peuvent pas être modifiées ici.',
  noTaxes: 'La TVA de cette boutique ne peut pas être modifiée ici.',
} satisfies Translation<typeof import('./texts.ts')>;
