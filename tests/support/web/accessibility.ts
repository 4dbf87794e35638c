import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.2 at level AA, and the rules that axe calls best practice. */
const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  help: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Fails with the elements that axe reports on the page in its current state, in light and in dark colours. */
export async function expectAccessible(page: Page, state: string) {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    // axe would measure colours in the middle of a transition.
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
    const violations = await violationsOn(page);
    const reports = violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html}\n  ${failureSummary ?? ''}`),
    );
    expect.soft(reports, `${state}, ${theme}`).toEqual([]);
  }
}

async function violationsOn(page: Page): Promise<Violation[]> {
  const loaded = await page.evaluate(() => 'axe' in window);
  // The script is evaluated, because the page's content security policy blocks an added script element.
  if (!loaded) await page.evaluate(axe);
  return page.evaluate(async (tags) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<{ violations: Violation[] }> };
    };
    const { violations } = await axe.run({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, ...(failureSummary && { failureSummary }) })),
    }));
  }, axeTags);
}

/** Fails when the page is wider than the window, so that it would scroll sideways. */
export async function expectNoSidewaysScroll(page: Page, state: string) {
  const {
    wide,
    window: width,
    cut,
  } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Fixed elements do not make the page wider, but their controls could be cut. Rows that scroll sideways are allowed.
    const scrolls = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    const cutOff = [...document.querySelectorAll('a, button, input, select')].filter((control) => {
      const { left, right, width: own } = control.getBoundingClientRect();
      return own > 1 && (left < -0.5 || right > clientWidth + 0.5) && !scrolls(control.parentElement);
    });
    return { wide: scrollWidth, window: clientWidth, cut: cutOff.map((control) => control.textContent) };
  });
  expect.soft(wide, `${state}: width of the page`).toBeLessThanOrEqual(width);
  expect.soft(cut, `${state}: controls that the window cuts off`).toEqual([]);
}
