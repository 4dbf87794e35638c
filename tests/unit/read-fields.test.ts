import { expect, test } from 'vitest';
import { readFieldsFaults } from '../../scripts/schema/read-fields.mjs';

const fragment = 'fragment Card_product on Product { id name price origin image { url } }';
const spread = 'query Found { products { nodes { ...Card_product } } }';
const card =
  "import { formatPrice } from '../order-life/prices.ts';\nimport { paths } from '../lib/paths.ts';\nexport const Card = ({ name, image }) => name + image.url;";

/** The fields that are fetched and not read. */
const faultsOf = (files: Record<string, string>) =>
  readFieldsFaults({
    'web/shared/products/card.graphql': fragment,
    'web/shared/products/Card.tsx': card,
    ...files,
  }).map((fault) => / fetches (\S+),/.exec(fault)?.[1]);

test('fields that no file names as a property are found, also when a comment names them', () => {
  expect(
    faultsOf({ 'web/shared/products/note.ts': '/** Shows .price and { origin }. */\nconst price = "origin";' }),
  ).toEqual(['Card_product.price', 'Card_product.origin']);
});

test.each([
  ['a file of the folder', { 'web/shared/products/facts.ts': 'const text = ({ price, origin }) => price + origin;' }],
  [
    'a folder that spreads the fragment',
    {
      'web/features/search/found.graphql': spread,
      'web/features/search/Found.tsx':
        'export const texts = ({ products }) => products.nodes.map((each) => each.price + each.origin);',
    },
  ],
  [
    'a file that imports the generated types',
    {
      'web/features/home/Home.tsx':
        "import type { Card_productFragment } from '#web/__generated__/products.ts';\nexport const text = (each) => each.price + each.origin;",
    },
  ],
  [
    'a module that the folder imports',
    { 'web/shared/order-life/prices.ts': 'export const text = ({ price, origin }) => 1;' },
  ],
])('fields that %s reads are no fault', (_which, files) => {
  expect(faultsOf(files)).toEqual([]);
});

test('a read in a folder without the fragment does not count', () => {
  expect(faultsOf({ 'web/features/cart/Cart.tsx': 'export const text = (each) => each.price + each.origin;' })).toEqual(
    ['Card_product.price', 'Card_product.origin'],
  );
});
