import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => document.body.replaceChildren());

const documentParts = `
  <form role="search" action="/products" aria-label="Search"><input type="search" name="q" aria-label="Search" /></form>
  <button type="button" aria-label="Close menu"></button>
  <button type="button" aria-label="Open menu"></button>
  <div><button type="button" aria-label="Add milk"></button></div>
  <section><button type="button" aria-label="Load more"></button></section>
  <label><input type="radio" name="colours" checked />Light</label>
  <label><input type="radio" name="colours" />Dark</label>`;

const buttons = () => document.querySelectorAll('button');
const radios = () => document.querySelectorAll<HTMLInputElement>('input[type="radio"]');
const search = () => document.querySelector<HTMLInputElement>('input[type="search"]')!;

test('presses, typed texts and choices made before the app started are applied to the parts that replace the rendered ones', async () => {
  // @ts-expect-error -- a script for browsers, without types
  await import('#web/public/first-paint.js');
  // @ts-expect-error -- a script for browsers, without types
  await import('#web/public/before-start.js');
  document.body.innerHTML = documentParts;
  const held = fireEvent.click(buttons().item(1));
  expect(held).toBe(false);
  const [closing, opening] = buttons();
  const isBusy = (button?: Element) => button?.getAttribute('aria-busy');
  expect([isBusy(closing), isBusy(opening)]).toEqual([null, 'true']);
  fireEvent.click(buttons().item(2));
  fireEvent.click(buttons().item(3));
  fireEvent.input(search(), { target: { value: 'mil' } });
  // React sets the field back while it starts, and the person goes on to type: the browser inserts the letter after this event.
  search().value = '';
  fireEvent(search(), new InputEvent('beforeinput', { bubbles: true, data: 'k' }));
  fireEvent.input(search(), { target: { value: `${search().value}k` } });
  fireEvent.click(radios().item(1));
  fireEvent.submit(document.querySelector('form')!);

  // For a product that is in the cart, a stepper replaces the Add button. Other buttons that are gone press no stepper.
  const [place, list] = [document.querySelector('div')!, document.querySelector('section')!];
  document.body.innerHTML = documentParts;
  document.querySelector('div')!.replaceWith(place);
  document.querySelector('section')!.replaceWith(list);
  const stepper = (name: string) =>
    `<fieldset><button aria-label="Less ${name}"></button><button aria-label="More ${name}"></button></fieldset>`;
  place.innerHTML = stepper('milk');
  list.innerHTML = `<article>${stepper('bread')}</article>`;
  const taken: string[] = [];
  buttons().forEach((button) => button.addEventListener('click', () => taken.push(button.ariaLabel ?? '')));
  search().addEventListener('input', () => taken.push(`typed ${search().value}`));
  radios().forEach((radio) => radio.addEventListener('change', () => taken.push(radio.labels?.[0]?.textContent ?? '')));
  document.querySelector('form')!.addEventListener('submit', (event) => {
    event.preventDefault();
    taken.push('search');
  });
  window.dispatchEvent(new Event('app-started'));

  await vi.waitFor(() => expect(taken).toContain('search'));
  expect(isBusy(opening)).toBe(null);
  expect(taken).toEqual(['typed milk', 'Dark', 'Open menu', 'More milk', 'search']);
});
