import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { isOfThisPart } from '../parts.ts';
import { browserForTests } from '../support/browser.ts';
import { cartCount, toast } from '../support/shopper.ts';
import { documentOf } from '../support/web/rendered-page.ts';

const browser = browserForTests();

/** Moments of a visit to a rendered page, in their order, at which the user can act. */
const moments = [
  'before the scripts run',
  'when React has marked the root',
  'when the header is hydrated',
  'when the control is hydrated',
  'when the app has started',
  'a moment later',
] as const;
/** The action at that moment. */
type Action = 'add' | 'darken and sort' | 'focus' | 'search' | 'follow' | 'add and follow' | 'subscribe';

/** Opens a page that performs the action once at the moment. Resolves when the browser has started to show the page. */
async function openPageThat(action: Action, moment: (typeof moments)[number]) {
  const page = await browser.openPage();
  const path = action === 'subscribe' || action === 'focus' ? '/' : '/products';
  await page.addInitScript(
    ([what, when, where]) => {
      // The next page performs no action.
      if (location.pathname !== where) return;
      const find = <Found extends HTMLElement>(selector: string) => document.querySelector<Found>(selector);
      const addButton = () => find<HTMLButtonElement>('button[aria-label^="Add "]');
      const sortSelect = () => find<HTMLSelectElement>('main select');
      const searchField = () => find<HTMLInputElement>('input[role="combobox"]');
      const cartLink = () => find<HTMLAnchorElement>('header a[href="/cart"]');
      const darkRadio = () => document.querySelectorAll<HTMLInputElement>('input[name="colour-theme"]').item(2);
      const emailField = () => find<HTMLInputElement>('#newsletter input');
      const tell = (field: HTMLElement, ...kinds: string[]) => {
        for (const kind of kinds) field.dispatchEvent(new Event(kind, { bubbles: true }));
      };
      const typeAndSubmit = (field: HTMLElement, words: string) => {
        const typed = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        typed?.set?.call(field, words);
        tell(field, 'input');
        (field as HTMLInputElement).form?.requestSubmit();
      };
      const actions: Record<typeof what, readonly [() => HTMLElement | null, (control: HTMLElement) => void]> = {
        add: [addButton, (button) => button.click()],
        follow: [cartLink, (link) => link.click()],
        'add and follow': [
          addButton,
          (button) => {
            button.click();
            cartLink()?.click();
          },
        ],
        'darken and sort': [
          // It is below the list, so the select element of the list exists too.
          darkRadio,
          (radio) => {
            radio.click();
            const select = sortSelect();
            if (!select) return;
            select.value = 'price-asc';
            tell(select, 'input', 'change');
          },
        ],
        focus: [searchField, (field) => field.focus()],
        search: [searchField, (field) => typeAndSubmit(field, 'milk')],
        subscribe: [emailField, (field) => typeAndSubmit(field, 'ada@example.com')],
      };
      const [control, act] = actions[what];
      const isMarked = (element: Element | null, mark: string) =>
        element !== null && Object.keys(element).some((key) => key.startsWith(mark));
      let [isStarted, hasActed, ticks] = [false, false, 0];
      const isNow: Record<typeof when, () => boolean> = {
        'before the scripts run': () => true,
        'when React has marked the root': () => isMarked(document.getElementById('root'), '__reactContainer$'),
        'when the header is hydrated': () => isMarked(find('header'), '__reactFiber$'),
        'when the control is hydrated': () => isMarked(control(), '__reactFiber$'),
        'when the app has started': () => isStarted,
        'a moment later': () => isStarted && (ticks += 1) > 20,
      };
      const { port1, port2 } = new MessageChannel();
      const look = () => {
        const target = control();
        if (hasActed) return;
        hasActed = target !== null && isNow[when]();
        if (hasActed && target) act(target);
        else port2.postMessage(null);
      };
      port1.addEventListener('message', look);
      port1.start();
      addEventListener('app-started', () => {
        isStarted = true;
        Object.assign(window, { hasAppStarted: true });
        if (when === 'when the app has started') look();
      });
      look();
    },
    [action, moment, path] as const,
  );
  await documentOf(path);
  // The action may open another page before this one has loaded.
  await page.goto(path, { waitUntil: 'commit' });
  return page;
}

/** The quantities in the cart after the app has started and has repeated all recorded actions. */
async function quantitiesIn(page: Page): Promise<number[]> {
  await page.waitForFunction(() => Reflect.get(window, 'hasAppStarted') === true);
  // The page repeats actions in a task that it queues at the app's start, and this task runs after it.
  await page.evaluate(() => new Promise((resolve) => void setTimeout(resolve)));
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return await page.evaluate(() => {
    const { cart = {} } = JSON.parse(localStorage.getItem('greengate.cart') ?? '{}') as { cart?: object };
    return Object.values(cart) as number[];
  });
}

/** The first part of the tests tries each action at one moment, and each moment with an action; the rest tries all others. */
const momentsFor = (action: number) => moments.filter((_, place) => isOfThisPart(place === action % moments.length));

describe('an action on a rendered page has its effect exactly once:', () => {
  test.each(momentsFor(0))('a click on Add adds exactly once, %s', async (moment) => {
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await openPageThat('add', moment);
      await cartCount(page, 1);
      await toast(page, 'Added to cart').waitFor();
      expect(await quantitiesIn(page)).toEqual([1]);
    }
  });

  test.each(momentsFor(1))(
    'a choice of a radio button and of a select option counts exactly once, %s',
    async (moment) => {
      const page = await openPageThat('darken and sort', moment);
      await page.waitForURL('**/products?sort=price-asc');
      const select = page.getByRole('combobox', { name: 'Sort by' });
      await expect.poll(() => select.inputValue()).toBe('price-asc');
      // The history has the browser's empty page, the page and one entry for the choice.
      expect(await page.evaluate(() => history.length)).toBe(3);
      await page.waitForFunction(() => document.documentElement.dataset['theme'] === 'dark');
      expect(await page.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    },
  );

  test.each(momentsFor(2))('a focus of the search box counts exactly once, %s', async (moment) => {
    const page = await openPageThat('focus', moment);
    await page.getByRole('option', { name: 'Paste a shopping list' }).waitFor();
  });

  test.each(momentsFor(3))('a search by Enter searches exactly once, %s', async (moment) => {
    const page = await openPageThat('search', moment);
    await page.getByRole('heading', { name: 'Results for “milk”' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=milk');
    expect(await page.evaluate(() => history.length)).toBe(3);
  });

  test.each(momentsFor(4))('an email in the newsletter box is sent exactly once by Enter, %s', async (moment) => {
    const page = await openPageThat('subscribe', moment);
    await page.locator('#newsletter [data-outcome="accepted"]').waitFor();
  });

  test.each(momentsFor(5))('a click on a link leads to its page exactly once, %s', async (moment) => {
    const page = await openPageThat('follow', moment);
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(3);
  });

  test.each(momentsFor(6))('a click on Add and then on a link has each effect exactly once, %s', async (moment) => {
    const page = await openPageThat('add and follow', moment);
    await page.getByRole('heading', { level: 1, name: 'Your cart' }).waitFor();
    await cartCount(page, 1);
    expect(await quantitiesIn(page)).toEqual([1]);
  });
});
