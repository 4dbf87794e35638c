// Not reviewed by a native reader.
import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  readyToOpen: 'Prêt à ouvrir',
  notLoaded: 'La liste n’a pas pu être chargée.',
  country: 'Pays dont la boutique suit le droit',
  countryHint: 'Il détermine ce que la boutique doit montrer avant une commande.',
  noCountry: 'Aucun pays choisi',
  chooseFirst:
    'Choisissez le pays dont la boutique suit le droit. La liste de ce que ce droit demande apparaît alors ici.',
  save: 'Enregistrer le pays',
  saved: 'Pays enregistré.',
  notSaved: 'Le pays n’a pas été enregistré.',
  noLegalAdvice: 'Cette liste n’est pas un conseil juridique.',
  countsOf: (missing: number, toCheck: number, done: number, notNeeded: number) =>
    `Manque\u00a0: ${missing}, à vérifier vous-même\u00a0: ${toCheck}, fait\u00a0: ${done}, pas nécessaire\u00a0: ${notNeeded}.`,
  stateNames: { DONE: 'Fait', MISSING: 'Manque', NOT_NEEDED: 'Pas nécessaire', TO_CHECK: 'À vérifier vous-même' },
  sourceOf: (source: ReactNode, date: string) => sentence`${source}, lu le ${date}`,
  screenNames: {
    FACTS: 'Informations',
    MAILS: 'E-mails',
    NEWSLETTER: 'Newsletter',
    PAGES: 'Pages',
    PRODUCTS: 'Produits',
    TAXES: 'TVA',
  },
  openScreen: (screen: string) => `Ouvrir «\u00a0${screen}\u00a0»`,
  screenFor: (screen: string, rule: string) => `Ouvrir «\u00a0${screen}\u00a0»\u00a0: ${rule}`,
  guaranteePicture: 'Image de l’avis sur la garantie légale',
  pictureHint: (formats: string) =>
    `L’UE la prescrit dans chacune de ses langues. Elle se trouve au Journal officiel\u00a0: (UE) 2025/1960. ${formats}`,
  pictureSaved: 'Image enregistrée.',
  pictureRemoved: 'Image supprimée.',
  pictureNotSaved: 'L’image n’a pas été enregistrée.',
  removePicture: 'Supprimer l’image',
} satisfies Translation<typeof import('#web/features/seller/law/texts.ts')>;
