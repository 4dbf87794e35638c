// Tested by tests/backend/store-settings.test.ts.
/** The time zones of countries that have only one. The United States, Spain and others have several: there the seller chooses. */
const zones: Readonly<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GB: 'Europe/London',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LU: 'Europe/Luxembourg',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  SE: 'Europe/Stockholm',
};

/** The time zone of a country by its code in ISO 3166; undefined when it has several, or is not known. */
export const zoneOf = (country: string): string | undefined => zones[country];
