import type { ReactNode } from 'react';
import type { LawScreen, LawState } from '#web/__generated__/seller-law.ts';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export const readyToOpen = 'Ready to open';
export const notLoaded = 'The list could not be loaded.';
export const country = 'Country whose law the shop follows';
export const countryHint = 'It decides what the shop must show before an order.';
export const noCountry = 'No country chosen';
export const chooseFirst =
  'Choose the country whose law the shop follows. The list of what that law asks for then stands here.';
export const save = 'Save the country';
export const saved = 'Country saved.';
export const notSaved = 'The country was not saved.';

// The list.
export const noLegalAdvice = 'This list is no legal advice.';
export const countsOf = (missing: number, toCheck: number, done: number, notNeeded: number) =>
  `Missing: ${missing}, to check yourself: ${toCheck}, done: ${done}, not needed: ${notNeeded}.`;
export const stateNames: Record<LawState, string> = {
  DONE: 'Done',
  MISSING: 'Missing',
  NOT_NEEDED: 'Not needed',
  TO_CHECK: 'To check yourself',
};
/** `source`: a law and its article, with the direction of its script. */
export const sourceOf = (source: ReactNode, date: string) => sentence`${source}, read on ${date}`;
/** The names of the seller's pages, as in the menu. */
export const screenNames: Record<LawScreen, string> = {
  FACTS: 'Facts',
  MAILS: 'Mails',
  NEWSLETTER: 'Newsletter',
  PAGES: 'Pages',
  PRODUCTS: 'Product List',
  TAXES: 'Taxes',
};
export const openScreen = (screen: string) => `Open “${screen}”`;
/** The same link for screen readers. */
export const screenFor = (screen: string, rule: string) => `Open “${screen}”: ${rule}`;

// The picture of the notice.
export const guaranteePicture = 'Picture of the notice of the legal guarantee';
export const pictureHint = (formats: string) =>
  `The EU prescribes it in each of its languages. Take it from the Official Journal: (EU) 2025/1960. ${formats}`;
export const pictureSaved = 'Picture saved.';
export const pictureRemoved = 'Picture removed.';
export const pictureNotSaved = 'The picture was not saved.';
export const removePicture = 'Remove the picture';
