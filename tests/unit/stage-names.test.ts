import { expect, test } from 'vitest';
import { languages } from '#common/languages.ts';
import { orderStages, stageText } from '#backend/rules/stages.ts';
import * as fileTexts from '#backend/features/orders/export/texts.ts';
import * as stageTexts from '#backend/rules/texts.ts';
import * as gatewayTexts from '#gateway/documents/texts.ts';
import german from '#texts/de/gateway/documents/texts.ts';
import arabic from '#texts/ar/gateway/documents/texts.ts';
import french from '#texts/fr/gateway/documents/texts.ts';
import * as webTexts from '#web/shared/order-life/texts.ts';
import germanWeb from '#texts/de/web/shared/order-life/texts.ts';
import arabicWeb from '#texts/ar/web/shared/order-life/texts.ts';
import frenchWeb from '#texts/fr/web/shared/order-life/texts.ts';

const statusOf = { PLACED: 'placed', PICKING: 'picking', READY: 'ready', OUT: 'out', DONE: 'delivered' } as const;
const kinds = { DELIVERY: null, PICKUP: { id: 's', kind: 'PICKUP', start: 1, end: 2 } } as const;

test('a stage has one name: the status that the store sends', () => {
  for (const stage of orderStages) {
    expect(webTexts.stageNames[stage]).toBe(stageText(stage, { provider: null, slot: kinds.DELIVERY }));
  }
  expect(webTexts.readyToCollect).toBe(stageText('READY', { provider: null, slot: kinds.PICKUP }));
  expect(webTexts.collected).toBe(stageText('DONE', { provider: null, slot: kinds.PICKUP }));
});

test.each([
  ['English', webTexts, gatewayTexts],
  ['German', germanWeb, german],
  ['French', frenchWeb, french],
  ['Arabic', arabicWeb, arabic],
])('in %s, the tabs and buttons have the names that the gateway gives to the status', (_language, web, gateway) => {
  for (const [stage, status] of Object.entries(statusOf)) {
    expect(web.stageNames[stage as keyof typeof statusOf]).toBe(gateway.orderStatuses[status]);
  }
  expect(web.stageNames.CANCELLED).toBe(gateway.orderStatuses.cancelled);
  expect([web.readyToCollect, web.collected]).toEqual([
    gateway.orderStatuses.readyToCollect,
    gateway.orderStatuses.collected,
  ]);
});

test('the file of orders has the words of the pages, in every language', async () => {
  type StageTexts = Pick<typeof stageTexts, 'stageNames' | 'readyToCollect' | 'collected'>;
  type Texts = Omit<typeof fileTexts, 'exportRuns' | 'test'> & StageTexts;
  type Words = { default: typeof webTexts };
  const pairs: [Texts, typeof webTexts][] = [[{ ...fileTexts, ...stageTexts }, webTexts]];
  for (const language of languages.slice(1)) {
    const { default: file } = (await import(`../../texts/${language}/backend/features/orders/export/texts.ts`)) as {
      default: Texts;
    };
    const { default: stages } = (await import(`../../texts/${language}/backend/rules/texts.ts`)) as {
      default: StageTexts;
    };
    const { default: web } = (await import(`../../texts/${language}/web/shared/order-life/texts.ts`)) as Words;
    pairs.push([{ ...file, ...stages } as Texts, web]);
  }
  expect(pairs).toHaveLength(5);
  for (const [file, web] of pairs) {
    expect(file.stageNames).toEqual(web.stageNames);
    expect([file.readyToCollect, file.collected]).toEqual([web.readyToCollect, web.collected]);
    expect(file.cashAtShop).toBe(web.cashAtShop);
    expect(file.paymentNames).toEqual({ COD: web.cashOnDelivery, Online: web.onlinePayment });
    expect(file.notFound).toBe(web.notFound);
    for (const count of [1, 2, 3, 11]) {
      expect(file.replacedBy(`${count} ×`, 'Oats')).toBe(web.replacedBy(`${count} ×`, 'Oats'));
      expect(file.found(count, 12)).toBe(web.found(count, 12));
    }
  }
});
