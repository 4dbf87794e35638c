import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export default {
  readyToOpen: 'Startbereit',
  notLoaded: 'Die Liste konnte nicht geladen werden.',
  country: 'Land, dessen Recht für den Shop gilt',
  countryHint: 'Davon hängt ab, was der Shop vor einer Bestellung zeigen muss.',
  noCountry: 'Kein Land gewählt',
  chooseFirst:
    'Wählen Sie das Land, dessen Recht für den Shop gilt. Dann steht hier die Liste dessen, was dieses Recht verlangt.',
  save: 'Land speichern',
  saved: 'Land gespeichert.',
  notSaved: 'Das Land wurde nicht gespeichert.',
  noLegalAdvice: 'Diese Liste ist keine Rechtsberatung.',
  countsOf: (missing: number, toCheck: number, done: number, notNeeded: number) =>
    `Fehlt: ${missing}, selbst zu prüfen: ${toCheck}, erledigt: ${done}, nicht nötig: ${notNeeded}.`,
  stateNames: { DONE: 'Erledigt', MISSING: 'Fehlt', NOT_NEEDED: 'Nicht nötig', TO_CHECK: 'Selbst zu prüfen' },
  sourceOf: (source: ReactNode, date: string) => sentence`${source}, gelesen am ${date}`,
  screenNames: {
    FACTS: 'Angaben',
    MAILS: 'E-Mails',
    NEWSLETTER: 'Newsletter',
    PAGES: 'Seiten',
    PRODUCTS: 'Produkte',
    TAXES: 'Steuern',
  },
  openScreen: (screen: string) => `„${screen}“ öffnen`,
  screenFor: (screen: string, rule: string) => `„${screen}“ öffnen: ${rule}`,
  guaranteePicture: 'Bild des Hinweises auf die gesetzliche Gewährleistung',
  pictureHint: (formats: string) =>
    `Die EU schreibt es in jeder ihrer Sprachen vor. Sie finden es im Amtsblatt: (EU) 2025/1960. ${formats}`,
  pictureSaved: 'Bild gespeichert.',
  pictureRemoved: 'Bild entfernt.',
  pictureNotSaved: 'Das Bild wurde nicht gespeichert.',
  removePicture: 'Bild entfernen',
} satisfies Translation<typeof import('#web/features/seller/law/texts.ts')>;
