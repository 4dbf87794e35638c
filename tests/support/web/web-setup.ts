import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { cartVar } from '#web/shared/cart/cart-state.ts';
import { seenSteps } from '#web/shared/cart/sold-in-steps.ts';
import { clearToasts } from '#web/shared/lib/messages/notify.ts';
import { forgetTab, inBrowser } from '#web/shared/lib/storage/stored.ts';
import { closeLoginDialog } from '#web/shared/session/login-dialog.ts';
import { answerAsEmptyShop, gateway } from './gateway-stand-in.ts';
import { answerStylesQuickly } from './quick-styles.ts';

// Minimal replacements for browser features that jsdom does not have.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
Object.assign(Element.prototype, { scrollIntoView: () => undefined });
window.scrollTo = () => undefined;

answerStylesQuickly();

const { getElementError } = getConfig();

configure({
  // Pages are loaded lazily, and on a busy machine the first import takes long.
  asyncUtilTimeout: 15_000,
  // A query that waits fails many times before it succeeds. Only its last error needs the whole page as a text.
  getElementError: (message, container) => {
    const willTryAgain = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics;
    return willTryAgain ? new Error(message ?? '') : getElementError(message, container);
  },
});

/** The entries that the shopper's pages write in any test. */
const shopperKeys = [
  'greengate.cart',
  'greengate.prices',
  'greengate.regulars',
  'greengate.searches',
  'greengate.steps',
  'greengate.suits',
  'greengate.theme',
] as const;

const noise: string[] = [];

beforeAll(() => gateway.listen({ onUnhandledRequest: 'error' }));
afterAll(() => gateway.close());

beforeEach(() => {
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => void noise.push(parts.map(String).join(' ')));
  }
  // The app logs expected failures as information. They do not belong into the tests' output.
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  answerAsEmptyShop();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  gateway.resetHandlers();
  cartVar({});
  seenSteps({});
  clearToasts();
  closeLoginDialog();
  document.documentElement.removeAttribute('data-regulars');
  const heard = noise.splice(0);
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  // What a blocked or full storage did not take lasts as long as the page, which the files of one process share.
  for (const key of shopperKeys) inBrowser(key).forget();
  forgetTab();
  if (heard.length > 0) throw new Error(`Errors and warnings in the console:\n${heard.join('\n')}`);
});
