import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { InstallShop } from '#web/app/InstallShop.tsx';

/** What a browser fires when the shop can be installed. */
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

test('the button goes when the shop was installed by other means', () => {
  render(<InstallShop />);
  offerInstall();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).toBeNull();
});
