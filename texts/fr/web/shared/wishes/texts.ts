// Not reviewed by a native reader.
export default {
  ifMissing: 'Si un produit manque',
  replace: 'Le remplacer par un produit similaire',
  replaceDetail: 'Jamais plus cher. Ce qui manque ne vous est pas facturé.',
  replacementMayContain:
    'La boutique ne sait pas quels allergènes vous évitez. Un produit de remplacement peut en contenir.',
  doNotReplace: 'Ne pas remplacer…',
  similarInstead: 'Un produit similaire, jamais plus cher',
  leftOut: 'Il n’est ni livré ni facturé',
  wishLine: (wish: string) => `Si un produit manque : ${wish}`,
} satisfies Translation<typeof import('#web/shared/wishes/texts.ts')>;
