import { act, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notify, notifyError, notifySuccess, clearError, clearPageErrors } from '#web/shared/lib/notify.ts';
import { LiveRegions } from '#web/shared/ui/LiveRegions.tsx';
import { Toaster } from '#web/shared/ui/Toaster.tsx';

function openToaster() {
  vi.useFakeTimers();
  render(
    <>
      <Toaster />
      <LiveRegions />
    </>,
  );
}

const shown = () => within(screen.getByLabelText('Notifications')).queryAllByRole('listitem', { hidden: true });
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test.each([
  ['a success toast', notifySuccess, 2000],
  ['an error toast', notifyError, 4000],
  ['a plain toast', notify, 4000],
] as const)('%s stays for its time and then goes', (_kind, show, ms) => {
  openToaster();
  act(() => show('Hello'));
  pass(ms - 1);
  expect(shown().map((toast) => [toast.textContent, toast.dataset['leaving']])).toEqual([['Hello', undefined]]);
  pass(1);
  expect(shown()[0]?.dataset['leaving']).toBe('');
  pass(1000);
  expect(shown()).toEqual([]);
});

test('at most 20 toasts show, the newest ones', () => {
  openToaster();
  act(() => {
    for (let number = 1; number <= 25; number += 1) notifyError(`Error ${number}`);
  });
  expect(shown()).toHaveLength(20);
  expect(shown()[0]?.textContent).toBe('Error 25');
});

test('a failure’s toast disappears when the action succeeds, and a second failure replaces the first', () => {
  openToaster();
  act(() => {
    notifyError('No connection', 'order');
    notifyError('No connection', 'cart');
    notifyError('Still no connection', 'order');
  });
  expect(shown().map(({ textContent }) => textContent)).toEqual(['No connection', 'Still no connection']);
  act(() => clearError('order'));
  pass(1000);
  expect(shown().map(({ textContent }) => textContent)).toEqual(['No connection']);
});

test('error toasts disappear with their page; other toasts and the error of an unsent cart stay', () => {
  openToaster();
  act(() => {
    notifyError('The address was refused', 'address');
    notifyError('The list could not be loaded');
    notifyError('The cart could not be saved', 'cart');
    notifySuccess('Added to cart');
    clearPageErrors();
    notifyError('The next page could not be loaded');
  });
  expect(shown().map(({ textContent }) => textContent)).toEqual([
    'The next page could not be loaded',
    'Added to cart',
    'The cart could not be saved',
  ]);
});

test('screen readers hear a toast once: errors assertively, others politely', () => {
  openToaster();
  act(() => {
    notifySuccess('Added to cart');
    notifyError('Please select an address');
  });
  expect(screen.getByRole('status', { name: 'Announcements' }).textContent).toContain('Added to cart');
  expect(screen.getByRole('alert', { name: 'Alerts' }).textContent).toContain('Please select an address');
  pass(6000);
  expect(screen.getByRole('status', { name: 'Announcements' }).textContent).toBe('');
});
