import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at level AA, and the rules that axe calls best practice. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on the colours. The other rules find the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/**
 * Fails with the elements that axe reports on the page in its current state: by all rules, and by those of colours also in the dark theme.
 * A state that a test checks on both screens has the colours of the theme on both, so the dark one is checked on phones only. What stands
 * on desktops alone is checked there in the light theme.
 */
export async function expectAccessible(page: Page, state: string, themes: 'both' | 'light' = 'both') {
  await expectNoViolation(page, state, 'light', { type: 'tag', values: axeTags });
  if (themes === 'both') await expectNoViolation(page, state, 'dark', { type: 'rule', values: colourRules });
}

async function expectNoViolation(page: Page, state: string, theme: 'light' | 'dark', runOnly: object) {
  await page.emulateMedia({ colorScheme: theme });
  // axe would measure colours in the middle of a transition.
  const hasAxe = await page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    return 'axe' in window;
  });
  // The script is evaluated, because the page's content security policy blocks an added script element.
  if (!hasAxe) await page.evaluate(axe);
  const violations = await page.evaluate(async (only) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    // Only experimental rules read the style sheets that axe would load again.
    const found = await axe.run({ runOnly: only, resultTypes: ['violations'], preload: false });
    return found.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, ...(failureSummary && { failureSummary }) })),
    }));
  }, runOnly);
  const reports = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
  );
  expect.soft(reports, `${state}, ${theme}`).toEqual([]);
}

/** Fails with the pictures of the page that did not load. Those below the screen may not have been asked for. */
export async function expectPictures(page: Page, state: string) {
  const broken = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
  expect.soft(broken, `${state}: pictures that did not load`).toEqual([]);
}

/** Fails when the page shows a value that is no text, such as `null`. */
export async function expectWords(page: Page, state: string) {
  const shown = await page.locator('body').innerText();
  expect
    .soft(shown.match(/.*\b(null|undefined|NaN)\b.*|.*\[object .*/g) ?? [], `${state}: values that are no texts`)
    .toEqual([]);
}

/** Fails when the page is wider than the window, so that it would scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const { wide, cut } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isOutside = (element: Element, by: number) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -by || right > clientWidth + by);
    };
    const named = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 80)}`;
    const outside = () => [...document.querySelectorAll('body *')].filter((element) => isOutside(element, 1));
    // Fixed elements do not make the page wider, but their controls could be cut. Rows that scroll sideways are allowed.
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const cutOff = [...document.querySelectorAll('a, button, input, select')].filter(
      (control) => isOutside(control, 0.5) && !scrolls(control.parentElement),
    );
    return {
      wide: scrollWidth > clientWidth ? [`${scrollWidth} pixels`, ...outside().slice(-3).map(named)] : [],
      cut: cutOff.map(named),
    };
  });
  expect.soft(wide, `${state}: the page is wider than the window`).toEqual([]);
  expect.soft(cut, `${state}: controls that the window cuts off`).toEqual([]);
}

/** Fails when the page, without being loaded again, is wider than a window of one of these widths. */
export async function expectToFit(page: Page, state: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, `${state} at ${width} pixels`);
  }
}

/** Doubles the size of all texts, as the font size of a browser or a phone does: their sizes are in rem. */
export const doubleTexts = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '32px'));
