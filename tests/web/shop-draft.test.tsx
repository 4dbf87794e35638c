import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ShopPreview } from '#web/features/seller/shop/ShopPreview.tsx';
import { changesOf, toDraft, type ShopText } from '#web/features/seller/shop/shop-draft.ts';
import { aShop } from '#tests/support/web/a-shop.ts';

const saved = toDraft(aShop({ reasons: { __typename: 'StoreReasons', heading: null, list: [] } }));

const contact = { email: 'hello@fern.example', phone: '', address: '' };

test.each<[ShopText, object]>([
  ['name', { name: 'new' }],
  ['email', { contact: { ...contact, email: 'new' } }],
  ['phone', { contact: { ...contact, phone: 'new' } }],
  ['address', { contact: { ...contact, address: 'new' } }],
  ['openingHours', { openingHours: 'new' }],
  ['deliveryPromise', { deliveryPromise: 'new' }],
  ['currency', { currency: 'new' }],
  ['timeZone', { timeZone: 'new' }],
  ['taxText', { taxText: 'new' }],
  ['socialLinks', { socialLinks: [{ label: 'new', url: 'new' }] }],
  ['reasonsHeading', { reasons: { heading: 'new', list: [] } }],
  ['reason4Title', { reasons: { heading: '', list: [{ title: 'new', text: '' }] } }],
  ['reason1Text', { reasons: { heading: '', list: [{ title: '', text: 'new' }] } }],
  ['imprint', { pages: [{ slug: 'imprint', text: 'new' }] }],
])('of the shop only what has changed is sent: %s', (name, input) => {
  expect(changesOf(saved, saved, undefined)).toEqual({});
  expect(changesOf({ ...saved, [name]: 'new' }, saved, undefined)).toEqual(input);
});

test('a logo is sent when it is chosen, and removed when it is taken off', () => {
  const logo = new File(['x'], 'fern.png', { type: 'image/png' });
  const shown = { ...saved, logo: '/images/old.webp' };
  expect(changesOf({ ...shown, logo: 'file:fern.png' }, shown, logo)).toEqual({ logo });
  expect(changesOf({ ...shown, logo: '' }, shown, undefined)).toEqual({ removeLogo: true });
  expect(changesOf(shown, shown, logo)).toEqual({});
});

test.each([
  ['the saved logo', undefined, '/images/old.webp'],
  ['no logo once it is taken off', null, undefined],
  ['the chosen logo', new File(['x'], 'fern.png'), 'blob:fern'],
])('the preview of the shop has %s', (_what, logo, address) => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:fern');
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  const savedLogo = { __typename: 'Image' as const, url: '/images/old.webp', width: null, height: null };
  render(<ShopPreview draft={{ ...saved, deliveryPromise: 'Today' }} logo={logo} savedLogo={savedLogo} />);
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview.querySelector('img')?.getAttribute('src') ?? undefined).toBe(address);
  expect(screen.getByText('Today')).toBeTruthy();
});
