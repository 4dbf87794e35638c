import * as texts from './texts.ts';

/** Names that are the same in all languages. */
const source = { name: 'Open Food Facts', url: 'https://world.openfoodfacts.org' };
const license = { name: 'ODbL', url: 'https://opendatacommons.org/licenses/odbl/1-0/' };

/** Says where the shown facts come from, as the license asks, and that nobody has checked them. */
export function OpenFoodFacts() {
  return texts.dataFrom(
    <a href={source.url} target="_blank" rel="noopener noreferrer">
      {source.name}
    </a>,
    <a href={license.url} target="_blank" rel="noopener noreferrer">
      {license.name}
    </a>,
  );
}
