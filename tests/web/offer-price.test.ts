import { expect, test } from 'vitest';
import { draftErrors, emptyDraft, withChange } from '#web/features/seller/products/product-draft.ts';

const draft = { ...emptyDraft, name: 'Butter', price: '4.50', offerPrice: '4.5' };

test('an offer price that equals the price changes with it, so that a new price alone makes no offer', () => {
  expect(withChange(draft, { price: '4.99' })).toMatchObject({ price: '4.99', offerPrice: '4.99' });
  expect(withChange({ ...draft, offerPrice: '' }, { price: '4.99' })).toMatchObject({ offerPrice: '' });
});

test('an offer stays when the price changes, and the first price of an empty form fills no other field', () => {
  expect(withChange({ ...draft, offerPrice: '4' }, { price: '4.99' })).toMatchObject({ offerPrice: '4' });
  expect(withChange(emptyDraft, { price: '4' })).toMatchObject({ offerPrice: '' });
});

test('an empty offer price beside a price is no fault; a new product without a price needs both', () => {
  const withoutOffer = { ...draft, offerPrice: '' };
  expect(draftErrors(withoutOffer, { isNew: true })).toEqual({});
  expect(draftErrors(withoutOffer, { isNew: false })).toEqual({});
  const withoutPrices = { ...withoutOffer, price: '' };
  expect(draftErrors(withoutPrices, { isNew: true }).offerPrice).toMatch(/^Enter the offer price/);
  expect(draftErrors(withoutPrices, { isNew: false }).offerPrice).toBeUndefined();
});
