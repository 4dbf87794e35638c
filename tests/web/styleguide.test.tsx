import { readdirSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '#tests/support/web/render-app.tsx';

/** A page's frame: it cannot stand inside another page. */
const notShown = ['Page'];

test('the styleguide of the development server shows every shared component', async () => {
  renderApp('/styleguide');
  await screen.findByRole('heading', { level: 1, name: 'Styleguide' });
  const components = readdirSync('web/shared/ui')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''));

  for (const component of components.filter((name) => !notShown.includes(name)))
    expect(screen.getByRole('heading', { level: 3, name: component })).toBeTruthy();
});

test('the styleguide leads to each of its parts', async () => {
  renderApp('/styleguide');
  const contents = within(await screen.findByRole('navigation', { name: 'Components' }));

  for (const link of contents.getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('SECTION');
});
