import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { LegalLinks } from '#web/features/cart/LegalLinks.tsx';
import { setShop, shop } from '#web/shared/lib/shop/shop.ts';

afterEach(() => setShop(undefined));

function show(country: 'DE' | null, ...slugs: string[]) {
  const pages = slugs.map((slug) => ({ slug, title: `The ${slug}` }));
  setShop(JSON.stringify({ ...shop(), country, pages }));
  render(<LegalLinks />, { wrapper: MemoryRouter });
}

test('before ordering stand the pages that the law names, in their order', () => {
  show('DE', 'imprint', 'legal-guarantee', 'privacy', 'returns', 'terms');
  const links = within(screen.getByRole('navigation', { name: 'Please read before you order:' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['The terms', '/pages/terms'],
    ['Withdrawal', '/pages/returns'],
    ['The privacy', '/pages/privacy'],
    ['The legal-guarantee', '/pages/legal-guarantee'],
  ]);
});

test.each([
  [null, ['terms']],
  ['DE' as const, ['imprint']],
])('there are none in the country %s with the pages %j', (country, slugs) => {
  show(country, ...slugs);
  expect(screen.queryByRole('navigation')).toBeNull();
});
