import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { InstallShop } from '#web/app/InstallShop.tsx';

beforeAll(async () => {
  // The script that every page loads first. The event tells it that the app has started.
  // @ts-expect-error -- a script for browsers, without types
  await import('#web/public/first-paint.js');
  // @ts-expect-error -- a script for browsers, without types
  await import('#web/public/before-start.js');
  window.dispatchEvent(new Event('app-started'));
});
beforeEach(() => {
  window.installOffer = undefined;
});

/** The event of a browser that can install the shop. */
function offerInstall() {
  const prompt = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  return { event, prompt };
}

test('the button shows once the browser offers to install the shop, and uses the offer once', async () => {
  render(<InstallShop />);
  expect(screen.queryByRole('button')).toBeNull();

  const { event, prompt } = offerInstall();
  expect(event.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Install the app' }));

  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
});

test('the button disappears when the shop was installed by other means', () => {
  render(<InstallShop />);
  offerInstall();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).toBeNull();
});

test('an offer made before the button was loaded is used by the button', async () => {
  const { event, prompt } = offerInstall();
  expect(event.defaultPrevented).toBe(true);
  const first = render(<InstallShop />);
  expect(screen.getByRole('button', { name: 'Install the app' })).toBeTruthy();
  // Opening the seller area does the same.
  first.unmount();
  render(<InstallShop />);
  await userEvent.click(screen.getByRole('button', { name: 'Install the app' }));
  expect(prompt).toHaveBeenCalledTimes(1);
});
