import { languages } from './languages.ts';

/** The fields of an address that stand below the name. */
export interface Place {
  street: string;
  city: string;
  state: string;
  postalCode: string | null;
  country: string;
}

/** Countries by the way in which they write the place: the postal code before the city, or the city first. */
const codeThenCity = 'AT BE BG CH CZ DE DK DZ EE FI FR GR HR HU LI LT LU MA NL NO PL PT RO SE SI SK TN TR'.split(' ');
const withState = 'AU BR CA CN IN JP MX MY US'.split(' ');
const others = ['ES', 'GB', 'IE', 'IT'];

/** Common names that `Intl` does not know in the languages of the shops. */
const otherNames = {
  US: ['usa', 'united states of america'],
  GB: ['uk', 'great britain', 'england', 'großbritannien'],
  NL: ['holland', 'nederland'],
};

/** The text without accents, points and case: `U.S.A.` is `usa`. */
const keyOf = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}.]/gu, '')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();

let codesByName: Map<string, string> | undefined;

/** The ISO code of a typed country, by its code or by its name in one of the languages; undefined for another text. */
function countryCodeOf(country: string): string | undefined {
  codesByName ??= namesOfCountries();
  return codesByName.get(keyOf(country));
}

function namesOfCountries() {
  const names = new Map<string, string>();
  const regions = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  for (const code of [...codeThenCity, ...withState, ...others]) {
    for (const name of [code, ...regions.map((region) => region.of(code) ?? code)]) names.set(keyOf(name), code);
  }
  for (const [code, known] of Object.entries(otherNames)) for (const name of known) names.set(name, code);
  return names;
}

/** Whether an address in this country needs its state. An unknown country needs none. */
export const needsState = (country: string) => withState.includes(countryCodeOf(country) ?? '');

const join = (parts: readonly string[], by: string) => parts.filter(Boolean).join(by);

/** The place in the order of its country. A state such as `-` says nothing. */
function placeLines({ city, state: typedState, postalCode, country }: Omit<Place, 'street'>): string[] {
  const state = /[\p{L}\d]/u.test(typedState) && keyOf(typedState) !== keyOf(city) ? typedState : '';
  const code = postalCode ?? '';
  const countryCode = countryCodeOf(country) ?? '';
  if (codeThenCity.includes(countryCode)) return [join([code, city], ' ')];
  if (countryCode === 'GB' || countryCode === 'IE') return [city, state, code];
  if (countryCode === 'IT') return [join([code, city, state], ' ')];
  if (countryCode === 'ES') return [join([code, city, state && `(${state})`], ' ')];
  return [join([city, join([state, code], ' ')], state ? ', ' : ' ')];
}

/** The lines of an address below the name, in the order of its country. */
export function addressLines(place: Place): string[] {
  return [place.street, ...placeLines(place), place.country].filter(Boolean);
}
