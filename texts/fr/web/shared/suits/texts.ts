// Not reviewed by a native reader.
export default {
  suitsMe: 'Me convient',
  whatYouAvoid: 'Allergènes que vous évitez',
  staysHere: 'Reste sur cet appareil.',
  whenSent:
    'Seul le filtre «\u00a0Seulement ce qui me convient\u00a0» envoie ce choix à la boutique, qui ne le garde pas avec votre compte.',
  onlyChecked:
    'Un produit est considéré comme exempt d’un allergène seulement si la boutique a vérifié ses informations. Veuillez lire l’étiquette avant de le consommer.',
  clearAll: 'Tout effacer',
  done: 'Terminé',
  contains: (list: string) => `Contient\u00a0: ${list.toLowerCase()}`,
  mayContain: (list: string) => `Peut contenir\u00a0: ${list.toLowerCase()}`,
  free: (list: string) => `Vérifié\u00a0: sans ${list.toLowerCase()}`,
  notStated: 'Allergènes non indiqués',
  notChecked: 'Non vérifié par la boutique',
  notLoaded: 'Allergènes non chargés',
} satisfies Translation<typeof import('#web/shared/suits/texts.ts')>;
