// Not reviewed by a native reader.
export default {
  paymentNames: { COD: 'Espèces à la livraison', Online: 'Paiement en ligne' },
  notFound: 'Introuvable, non facturé',
  replacedBy: (count: number, product: string) => `Remplacé par ${count} × ${product}`,
  found: (count: number, ordered: number) => `${count} sur ${ordered} ${count < 2 ? 'trouvé' : 'trouvés'}`,
  grams: (count: number) => `${count} g`,
  test: 'test',
  exportRuns:
    'Votre dernier fichier de commandes est encore en cours d’écriture. Veuillez attendre qu’il soit prêt, puis réessayer.',
} satisfies Translation<typeof import('./texts.ts')>;
