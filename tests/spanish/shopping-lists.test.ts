import { beforeEach, expect, test } from 'vitest';
import { matchedLines } from '#tests/support/matched-lines.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { spanishGoods } from '#tests/support/spanish/goods.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();

beforeEach(() => store.on('GET /api/product/list', { success: true, products: spanishGoods }));

test.each([
  [
    '500 g de harina, 3 plátanos, 1/2 docena de huevos',
    ['MATCHED wheat-flour×1', 'MATCHED bananas×1', 'MATCHED free-range-eggs×1'],
  ],
  [
    '2 botellas de leche\n1 paquete de mantequilla\nuna bolsa de zanahorias',
    ['MATCHED whole-milk×2', 'MATCHED salted-butter×1', 'MATCHED carrots×1'],
  ],
  [
    'kilo y medio de naranjas\nmedio litro de yogur\ndoscientos gramos de queso',
    ['MATCHED oranges×1', 'MATCHED natural-yogurt×1', 'MATCHED farmhouse-cheese×1'],
  ],
  ['cuarto y mitad de queso\n3/4 de kilo de arroz', ['MATCHED farmhouse-cheese×2', 'MATCHED basmati-rice×1']],
  ['dos docenas de huevos, un par de limones', ['MATCHED free-range-eggs×4', 'MATCHED lemons×1']],
  ['6 lonchas de queso\n2 barras de pan', ['MATCHED farmhouse-cheese×1', 'MATCHED baguettes×1']],
  ['leche x2; zumo de manzana 2 l', ['MATCHED whole-milk×2', 'MATCHED apple-juice×2']],
  ['Comprar además helado de vainilla', ['MATCHED vanilla-ice-cream×1']],
  ['zumo de naranja, naranjas de zumo', ['MATCHED orange-juice×1', 'MATCHED naranjas-de-zumo×1']],
  [
    'papas, bananas, porridge, palomitas',
    ['MATCHED potatoes×1', 'MATCHED bananas×1', 'MATCHED porridge-pot×1', 'MATCHED popping-corn×1'],
  ],
  ['leche\n- huevos', ['UNSURE whole-milk×1', 'MATCHED free-range-eggs×1']],
  ['50 g de mantequilla derretida\n2 limones exprimidos', ['MATCHED salted-butter×1', 'MATCHED lemons×1']],
  ['té, té helado', ['MATCHED te×1', 'MATCHED peach-iced-tea×1']],
  ['leche condensada, agua, patatas fritas, pan rallado', ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']],
])('the Spanish list %j matches %j', async (text, expected) => {
  expect(await matchedLines(text)).toEqual(expected);
});

test('a list that is too long is refused in Spanish', async () => {
  const { run } = await openGateway();
  const { errors } = await run('query ($text: String!) { matchList(text: $text) { lines { name } } }', {
    text: 'leche\n'.repeat(51),
  });
  expect(errors?.[0]?.message).toBe(
    'Una lista puede tener como máximo 50 artículos; esta tiene 51. Envíela en varias partes.',
  );
});
