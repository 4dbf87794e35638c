import { beforeEach, expect, test } from 'vitest';
import { germanGoods } from '#tests/support/german/goods.ts';
import { matchedLines } from '#tests/support/matched-lines.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { mockStore } from '#tests/support/store-mock.ts';

const store = mockStore();

beforeEach(() => store.on('GET /api/product/list', { success: true, products: germanGoods }));

test.each([
  ['500 g Mehl, 3 Bananen, 1/2 Dutzend Eier', ['MATCHED mehl×1', 'MATCHED bananen×1', 'MATCHED eier×1']],
  ['2 Fl. Milch\n1 Pck. Butter\nein Bund Möhren', ['MATCHED milch×2', 'MATCHED butter×1', 'MATCHED moehren×1']],
  ['1 kg Kartoffeln\n6 Eier\ndrei Äpfel', ['MATCHED kartoffeln×1', 'MATCHED eier×1', 'MATCHED aepfel×1']],
  [
    '2x Joghurt; 1,5 l Apfelsaft; 2 Pfund Kartoffeln',
    ['MATCHED joghurt×2', 'MATCHED apfelsaft×2', 'MATCHED kartoffeln×1'],
  ],
  ['ein halbes Pfund Butter\nanderthalb Kilo Mehl', ['MATCHED butter×1', 'MATCHED mehl×2']],
  [
    'Semmeln, Erdäpfel, Topfen, Karfiol',
    ['MATCHED broetchen×1', 'MATCHED kartoffeln×1', 'MATCHED quark×1', 'MATCHED blumenkohl×1'],
  ],
  ['kaese, muesli, brokoli', ['MATCHED bergkaese×1', 'MATCHED muesli×1', 'MATCHED brokkoli×1']],
  ['Vollkornbrot\nWeizenmehl\nBasmati Reis', ['MATCHED vollkornbrot×1', 'MATCHED mehl×1', 'MATCHED reis×1']],
  ['Bitte noch etwas frische Vollmilch', ['MATCHED milch×1']],
  ['Erdnussbutter, Buttermilch, Kokosmilch', ['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']],
  ['Butter\n- Eier', ['UNSURE butter×1', 'MATCHED eier×1']],
  ['kannst du bitte Butter und Eier mitbringen', ['MATCHED butter×1', 'MATCHED eier×1']],
  ['10er Eier\n20 Eier\n2 Dutzend Eier', ['MATCHED eier×1', 'MATCHED eier×2', 'MATCHED eier×3']],
])('the German list %j matches %j', async (text, expected) => {
  expect(await matchedLines(text)).toEqual(expected);
});

test('a word on a list that is not known in German is no amount', async () => {
  expect(await matchedLines('constructor, 2 constructor')).toEqual(['NOT_FOUND', 'NOT_FOUND']);
});

test('a list that is too long is refused in German', async () => {
  const { run } = await openGateway();
  const { errors } = await run('query ($text: String!) { matchList(text: $text) { lines { name } } }', {
    text: 'Milch\n'.repeat(51),
  });
  expect(errors?.[0]?.message).toBe(
    'Eine Liste darf höchstens 50 Einträge haben; diese hat 51. Bitte senden Sie sie in Teilen.',
  );
});
