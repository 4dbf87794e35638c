import type { Page } from 'playwright-core';

/** A person without a pointer: nothing here but keys. */
export function keyboardOf(page: Page) {
  /** What a screen reader would call what has the focus, as far as its label or its text says. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const label =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement
          ? element.labels?.[0]?.textContent
          : undefined;
      return (element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '').trim();
    });

  /** Tabs on until the focus is on what has this name. */
  async function tabTo(name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab') {
    for (let presses = 0; presses < 90; presses += 1) {
      await page.keyboard.press(key);
      if (name.test(await focused())) return;
    }
    throw new Error(`The keyboard never reached ${name}; it is on “${await focused()}”.`);
  }

  return {
    focused,
    tabTo,
    press: (key: string) => page.keyboard.press(key),
    type: (text: string) => page.keyboard.type(text),
    /** Goes to what has this name and presses Enter on it. */
    enter: async (name: RegExp) => {
      await tabTo(name);
      await page.keyboard.press('Enter');
    },
    /** Goes to a field by its label and types. */
    fill: async (name: RegExp, text: string) => {
      await tabTo(name);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
  };
}
