import { expect, test } from 'vitest';
import { addressLines, needsState } from '#common/address-lines.ts';

const cases: [country: string, state: string, lines: string[]][] = [
  ['Germany', 'Berlin', ['10115 Berlin', 'Germany']],
  ['Deutschland', '-', ['10115 Berlin', 'Deutschland']],
  ['Allemagne', '', ['10115 Berlin', 'Allemagne']],
  ['ألمانيا', '', ['10115 Berlin', 'ألمانيا']],
  ['de', '', ['10115 Berlin', 'de']],
  ['France', 'Île-de-France', ['10115 Berlin', 'France']],
  ['Österreich', '', ['10115 Berlin', 'Österreich']],
  ['Suisse', '', ['10115 Berlin', 'Suisse']],
  ['Nederland', '', ['10115 Berlin', 'Nederland']],
  ['Italia', 'RM', ['10115 Berlin RM', 'Italia']],
  ['España', 'Madrid', ['10115 Berlin (Madrid)', 'España']],
  ['Spain', 'berlin', ['10115 Berlin', 'Spain']],
  ['USA', 'OR', ['Berlin, OR 10115', 'USA']],
  ['U.S.A.', 'OR', ['Berlin, OR 10115', 'U.S.A.']],
  ['Estados Unidos', 'OR', ['Berlin, OR 10115', 'Estados Unidos']],
  ['England', '', ['Berlin', '10115', 'England']],
  ['Vereinigtes Königreich', 'Kent', ['Berlin', 'Kent', '10115', 'Vereinigtes Königreich']],
  ['Atlantis', 'Reef', ['Berlin, Reef 10115', 'Atlantis']],
  ['Atlantis', '', ['Berlin 10115', 'Atlantis']],
];

test.each(cases)(
  'an address in %s with the state %j is written in the order of the country',
  (country, state, lines) => {
    const address = { street: '1 Lane', city: 'Berlin', postalCode: '10115', state, country };
    expect(addressLines(address)).toEqual(['1 Lane', ...lines]);
  },
);

test.each([
  ['Vereinigte Staaten', true],
  ['us', true],
  ['كندا', true],
  ['Germany', false],
  ['España', false],
  ['Atlantis', false],
  ['', false],
])('an address in %j needs a state: %j', (country, isNeeded) => {
  expect(needsState(country)).toBe(isNeeded);
});
