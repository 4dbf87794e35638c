import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type FoodFactsAnswer = object | ((request: IncomingMessage, response: ServerResponse) => void);

/** Stands in for Open Food Facts: https://openfoodfacts.github.io/openfoodfacts-server/api/ref-v2/ */
export async function startFoodFacts() {
  /** The answers by the code in the path. An unknown code has the documented answer. */
  const answers = new Map<string, FoodFactsAnswer>();
  const requests: { path: string; agent: string }[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stand-in');
    requests.push({ path: request.url ?? '', agent: request.headers['user-agent'] ?? '' });
    const code = /^\/api\/v2\/product\/(\d+)\.json$/.exec(pathname)?.[1] ?? '';
    const answer = answers.get(code);
    if (typeof answer === 'function') {
      answer(request, response);
      return;
    }
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(answer ?? { code, status: 0, status_verbose: 'product not found' }));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    answers,
    requests,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A product as Open Food Facts answers, in the fields that the store asks for. */
export const answeredSpread = {
  code: '3017620422003',
  status: 1,
  status_verbose: 'product found',
  product: {
    product_name: 'Nutty spread',
    product_name_en: 'Hazelnut spread',
    generic_name: 'Pâte à tartiner',
    generic_name_en: 'Hazelnut cocoa spread',
    brands: 'Nutty, Other brand',
    quantity: '400 g',
    product_quantity_unit: 'g',
    ingredients_text_with_allergens_en:
      'Sugar, palm oil, <span class="allergen">hazelnuts</span> 13%, skimmed <span class="allergen">milk</span> powder 8.7%, emulsifier: lecithins (<span class="allergen">soya</span>), salt &amp; vanillin.',
    allergens_tags: ['en:milk', 'en:nuts', 'en:soybeans'],
    traces_tags: ['en:gluten', 'en:milk'],
    nutriments: {
      'energy-kj_100g': 2252,
      'energy-kcal_100g': 539,
      energy_100g: 2252,
      fat_100g: 30.9,
      'saturated-fat_100g': '10.6',
      carbohydrates_100g: 57.5,
      sugars_100g: 56.3,
      proteins_100g: 6.3,
      salt_100g: 0.107,
      fat_unit: 'g',
    },
    origins: 'Italy,en:turkey',
    labels_tags: ['en:organic', 'en:eu-organic', 'en:de-oko-006', 'en:no-gluten'],
  },
};
