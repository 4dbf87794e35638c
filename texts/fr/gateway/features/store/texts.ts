// Not reviewed by a native reader.
export default {
  notSupported: 'Les informations de cette boutique ne peuvent pas être modifiées ici.',
  noTaxes: 'La TVA de cette boutique ne peut pas être modifiée ici.',
  noCountry: 'Le droit que suit cette boutique ne peut pas être choisi ici.',
  noReasons: 'Les raisons d’acheter dans cette boutique ne peuvent pas être modifiées ici.',
  noBanner: 'La bannière de cette boutique ne peut pas être modifiée ici.',
  onePicture: 'Veuillez envoyer une image à la fois.',
} satisfies Translation<typeof import('#gateway/features/store/texts.ts')>;
