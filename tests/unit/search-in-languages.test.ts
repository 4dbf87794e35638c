import { runnerImport } from 'vite';
import { describe, expect, test } from 'vitest';
import { arabicSound } from '#gateway/search/arabic-words.ts';
import { otherNames } from '#gateway/search/words.ts';
import { freshSets, laterSets } from '#tests/lab/search/fresh-sets.ts';
import { labelledSearches } from '#tests/lab/search/labelled-searches.ts';
import { firstSearches, searchesOf, secondSearches } from '#tests/lab/search/people-searches.ts';
import { secondSets } from '#tests/lab/search/second-sets.ts';
import { unseenSets } from '#tests/lab/search/unseen-sets.ts';
import { firstLists, secondLists } from '#tests/lab/shopping-list/people-lists.ts';
import { oneLanguage } from '../../scripts/setup/languages-plugin.mjs';

type Support = typeof import('#tests/support/language-search.ts');

/** A shop whose words are of one language. */
async function openShop(language: string, shop: Parameters<Support['openShop']>[0] = 'demonstration') {
  const { module } = await runnerImport<Support>('tests/support/language-search.ts', {
    configFile: false,
    logLevel: 'error',
    plugins: [oneLanguage(language)],
  });
  return module.openShop(shop);
}

const shops = new Map(
  await Promise.all(
    ['en', 'de', 'fr', 'es', 'ar'].map(async (language) => [language, await openShop(language)] as const),
  ),
);
const big = await openShop('en', 'supermarket');
const found = (language: string, text: string) => shops.get(language)?.found(text);
const listed = (language: string, text: string) => shops.get(language)?.listed(text);

describe('names of other languages', () => {
  test.each([
    ['de', 'potatoes', 'potatoes'],
    ['de', 'orange juice', 'orange-juice'],
    ['fr', 'blueberries', 'blueberries'],
    ['fr', 'ice cream', 'vanilla-ice-cream'],
    ['es', 'oeufs', 'free-range-eggs'],
    ['ar', 'cheese', 'farmhouse-cheese'],
    ['ar', 'بنانا', 'bananas'],
    ['en', 'Kartoffeln', 'potatoes'],
  ])('in a shop of the language “%s”, “%s” finds %s first', (language, text, product) => {
    expect(found(language, text)?.names[0]).toBe(product);
  });

  test('a name that is another thing in a second language is asked about', async () => {
    // Raisins are grapes in French.
    expect(await listed('de', 'raisin')).not.toContainEqual(expect.stringMatching(/^MATCHED/));
  });

  test('the beginning of a word comes before a short name of another language', () => {
    expect(found('en', 'panc')?.names[0]).toBe('pancake-mix');
  });

  test('a word that is nearly one of this language is not surely that of another', async () => {
    expect(big.found('marmelade').names[0]).toBe('Orange Marmalade');
  });
});

describe('words as people hear them', () => {
  test.each([
    ['en', 'lemmonaide', 'cloudy-lemonade'],
    ['fr', 'fraizes', 'strawberries'],
    ['fr', 'fromaje', 'farmhouse-cheese'],
    ['es', 'kueso', 'farmhouse-cheese'],
    ['es', 'elado', 'vanilla-ice-cream'],
    ['es', 'sanahoria', 'carrots'],
    ['ar', 'بطاطص', 'potatoes'],
    ['ar', 'زباذي', 'natural-yogurt'],
  ])('in a shop of the language “%s”, “%s” finds %s', (language, text, product) => {
    expect(found(language, text)?.names).toContain(product);
  });

  test.each([
    ['باذنججان', 'باذنجان'],
    ['سكرر', 'سكر'],
    ['جذر', 'جزر'],
    ['بطاطص', 'بطاطس'],
  ])('in Arabic “%s” sounds like “%s”', (written, name) => {
    expect(arabicSound(written)).toBe(arabicSound(name));
  });

  test('a short word with another letter is never sure', async () => {
    expect((await listed('de', 'Baget'))?.[0]).toMatch(/^UNSURE/);
  });

  test('thanks on a list are no goods', async () => {
    expect(await listed('es', 'leche\ngracias')).toEqual(['MATCHED whole-milk×1', 'NOT_FOUND']);
  });
});

describe('words written together and apart', () => {
  test.each([
    ['en', 'sourdoughbread', 'country-loaf'],
    ['en', 'icetea', 'peach-iced-tea'],
    ['en', 'egg plant', 'aubergines'],
    ['es', 'zumonaranja', 'orange-juice'],
    ['ar', 'خبزفرنسي', 'baguettes'],
    ['de', 'Kirschlimo', 'cherry-soda'],
    ['de', 'Ofenbaguette', 'baguettes'],
    ['de', 'Pfannkuchenteig', 'pancake-mix'],
  ])('in a shop of the language “%s”, “%s” finds %s first', (language, text, product) => {
    expect(found(language, text)?.names[0]).toBe(product);
  });

  test.each([
    ['en', 'onion'],
    ['ar', 'بصل'],
  ])('in a shop of the language “%s”, what only begins with “%s” is no match', (language, text) => {
    expect(found(language, text)?.isMatch).toBe(false);
  });
});

describe('needs in other words', () => {
  test.each([
    ['de', 'Babysnack', 'bananas'],
    ['de', 'Sommergetränk', 'orange-juice'],
    ['en', 'bread for toast', 'country-loaf'],
  ])('in a shop of the language “%s”, “%s” finds %s', (language, text, product) => {
    expect(found(language, text)?.names).toContain(product);
  });

  test.each([
    ['de', 'Grillmais', 'sweetcorn'],
    ['de', 'Kartoffelsack', 'potatoes'],
    ['de', 'wir haben keine Butter mehr', 'salted-butter'],
    ['es', 'vananas', 'bananas'],
    ['ar', 'برتكال', 'oranges'],
  ])('in a shop of the language “%s”, “%s” finds %s first', (language, text, product) => {
    expect(found(language, text)?.names[0]).toBe(product);
  });
});

describe('what something is for', () => {
  test.each([
    ['cheese for pizza', 'Grated Mozzarella'],
    ['milk for babies', 'First Infant Milk Powder'],
    ['bags for the bin', 'Bin Bags 30 Litre'],
    ['potatoes for jackets', 'Baking Potatoes'],
  ])('in English “%s” finds %s, whose name has the words the other way round', (text, name) => {
    expect(big.found(text).names).toContain(name);
  });

  test.each([
    ['fr', 'oranges à jus', 'oranges'],
    ['de', 'Orangen zum Pressen', 'oranges'],
    ['es', 'naranjas de zumo', 'oranges'],
    ['es', 'mezcla para hotcakes', 'pancake-mix'],
  ])('in a shop of the language “%s”, “%s” finds %s first', (language, text, product) => {
    expect(found(language, text)?.names[0]).toBe(product);
  });

  test.each([
    ['en', 'healthy snack', 'red-apples'],
    ['de', 'Aufstrich fürs Brot', 'salted-butter'],
    ['es', 'no quiero cocinar', 'vegetable-curry'],
    ['fr', 'quatre heures', 'chocolate-cookies'],
    ['de', 'Gartenfest', 'popping-corn'],
    ['en', 'drinks for kids', 'orange-juice'],
  ])('in a shop of the language “%s”, the need “%s” finds %s', (language, text, product) => {
    expect(found(language, text)?.names).toContain(product);
  });

  test('a day beside a need says nothing', () => {
    expect(big.found('taco tuesday').names).toContain('Tomato Salsa');
  });

  test('a short unknown word does not outweigh a need', () => {
    expect(big.found('hangover cure').names).toContain('Paracetamol Tablets');
  });
});

describe('wishes', () => {
  test.each([
    ['bacon not smoked', 'Unsmoked Back Bacon'],
    ['butter no salt', 'Unsalted Butter'],
    ['tea no caffeine', 'Decaf Tea Bags'],
    ['squash without sugar', 'Orange Squash No Added Sugar'],
    ['peanut butter no bits', 'Smooth Peanut Butter'],
  ])('“%s” finds %s first', (text, name) => {
    expect(big.found(text).names[0]).toBe(name);
  });

  test('a list is not sure of goods with meat where none is wanted', async () => {
    expect((await big.listed('sausages no meat'))[0]).not.toMatch(/^MATCHED Pork/);
  });
});

describe('brands and things that come near', () => {
  test.each([
    ['fr', 'Lactel', 'whole-milk'],
    ['es', 'La Fallera', 'basmati-rice'],
    ['de', 'Mövenpick', 'vanilla-ice-cream'],
    ['ar', 'باسكن روبنز', 'vanilla-ice-cream'],
    ['es', 'Schweppes limón', 'cloudy-lemonade'],
    ['en', 'satsuma', 'oranges'],
    ['ar', 'حمضيات', 'oranges'],
  ])('in a shop of the language “%s”, “%s” finds %s, and a list asks about it', async (language, text, product) => {
    expect(found(language, text)?.names).toContain(product);
    expect((await listed(language, text))?.[0]).toMatch(/^UNSURE/);
    expect(found(language, text)?.isMatch).toBe(false);
  });

  test.each([
    ['citrus fruit', 'oranges'],
    ['mandarin', 'oranges'],
    ['root vegetable', 'carrots'],
  ])('where no %s is sold, %s are offered, and are no match', (text, product) => {
    expect(found('en', text)).toMatchObject({ names: expect.arrayContaining([product]), isMatch: false });
  });

  test('a thing of several groups of names has the names of all', () => {
    // Of the words for fizzy drinks, and of the kinds of soda.
    for (const name of ['fizzy drink', 'lemonade']) expect(otherNames['soda']?.split(', ')).toContain(name);
    for (const [thing, names] of Object.entries(otherNames)) expect(names.split(', ')).not.toContain(thing);
  });

  test.each(['noodle', 'cream cheese', 'cola'])('where %s is sold, it is a match', (text) => {
    expect(big.found(text).isMatch).toBe(true);
  });
});

describe('lines of lists', () => {
  test.each([
    ['en', 'do you have any lemons', ['MATCHED lemons×1']],
    ['de', 'ich brauche noch Eier', ['MATCHED free-range-eggs×1']],
    ['fr', 'je voudrais deux baguettes', ['MATCHED baguettes×1']],
    ['es', 'me pones seis huevos', ['MATCHED free-range-eggs×1']],
    ['ar', 'ابغى حليب', ['MATCHED whole-milk×1']],
    ['es', 'paquete de arroz', ['MATCHED basmati-rice×1']],
    ['fr', 'le jus d’un citron', ['MATCHED lemons×1']],
    ['es', 'el zumo de un limón', ['MATCHED lemons×1']],
  ])('in a shop of the language “%s”, the line “%s” matches %j', async (language, text, lines) => {
    expect(await listed(language, text)).toEqual(lines);
  });

  test('a sign behind tins counts tins, and behind fresh vegetables pieces', async () => {
    expect(await big.listed('tinned tomatoes x4\ncarrots x 6')).toEqual([
      'MATCHED Chopped Tomatoes×4',
      'MATCHED Carrots×1',
    ]);
  });
});

type Shop = Awaited<ReturnType<typeof openShop>>;

/** What a shop finds for each text of a search, and for each list: a line each. */
async function resultsIn(shop: Shop, texts: readonly string[], lists: readonly string[]): Promise<string> {
  const searched = texts.map((text) => {
    const { names, isMatch } = shop.found(text);
    return `${text} = ${isMatch ? '' : 'nearest: '}${names.join(', ')}`;
  });
  const listed: string[] = [];
  // oxlint-disable-next-line no-await-in-loop -- a shop reads one list after the other
  for (const list of lists)
    listed.push([...list.split('\n'), ...(await shop.listed(list)).map((line) => `    ${line}`)].join('\n'));
  return `${[...searched, ...listed].join('\n')}\n`;
}

// The measurements count how often these are right. Here each of them is what it was: whoever changes the search sees what else changes,
// and takes it with `npm test -- tests/unit/search-in-languages.test.ts -u`.
describe('searches and lists as people write them', () => {
  test.each(['en', 'de', 'fr', 'es', 'ar'])(
    'in a shop of the language “%s” they find what they have found',
    async (language) => {
      const sets = [freshSets, laterSets, secondSets, unseenSets].flatMap((each) => each[language] ?? []);
      const texts = sets.flatMap(({ searches }) => searchesOf(searches).map(({ text }) => text));
      const lists = sets.flatMap((set) => set.lists.map(([text]) => text));
      const results = await resultsIn(shops.get(language)!, texts, lists);
      await expect(results).toMatchFileSnapshot(`../support/search-results/${language}.txt`);
    },
  );

  test('in a supermarket they find what they have found', async () => {
    const people = [firstSearches, secondSearches].flatMap((searches) => searchesOf(searches).map(({ text }) => text));
    const labelled = Object.values(labelledSearches).flatMap((searches) => searches.map(({ text }) => text));
    const lists = [...firstLists, ...secondLists].map(([text]) => text);
    const results = await resultsIn(big, [...people, ...labelled], lists);
    await expect(results).toMatchFileSnapshot('../support/search-results/supermarket.txt');
  });
});
