import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  cartChange,
  notify,
  notifyError,
  notifySuccess,
  notifyWithAction,
  clearError,
  clearPageErrors,
} from '#web/shared/lib/messages/notify.ts';
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

test('toasts of one subject replace each other, and the newest one is announced with its detail', () => {
  openToaster();
  act(() => notifySuccess('Added to cart', { subject: 'cart' }));
  pass(1500);
  act(() => notifySuccess('Added to cart', { subject: 'cart', detail: '3 × Bananas' }));
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Added to cart3 × Bananas']);
  expect(screen.getByRole('status', { name: 'Announcements' }).textContent).toBe(
    'Added to cart Added to cart: 3 × Bananas ',
  );
  // The second one has its whole time.
  pass(1999);
  expect(shown()[0]?.dataset['leaving']).toBeUndefined();
  pass(1);
  expect(shown()[0]?.dataset['leaving']).toBe('');
  pass(1000);
  expect(shown()).toEqual([]);
});

test('a toast that fades out shows again when its subject has news', () => {
  openToaster();
  act(() => notifySuccess('Added to cart', { subject: 'cart' }));
  pass(2100);
  act(() => notifySuccess('Added to cart', { subject: 'cart', detail: '2 × Bananas' }));
  pass(1900);
  expect(shown()[0]?.dataset['leaving']).toBeUndefined();
});

test.each([
  ['the pointer', fireEvent.mouseEnter, fireEvent.mouseLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
])('toasts stay while %s is on them, and go afterwards', (_what, enter, leave) => {
  openToaster();
  act(() => notify('Hello'));
  enter(screen.getByLabelText('Notifications'));
  act(() => notify('Another'));
  pass(60_000);
  expect(shown()).toHaveLength(2);
  leave(screen.getByLabelText('Notifications'));
  pass(5000);
  pass(1000);
  expect(shown()).toEqual([]);
});

test('Escape closes all toasts, but not while a dialog is open, which it closes', () => {
  openToaster();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  act(() => {
    notify('Hello');
    notifyError('No connection');
  });
  dialog.showModal();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  pass(1000);
  expect(shown()).toHaveLength(2);
  dialog.remove();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  pass(1000);
  expect(shown()).toEqual([]);
});

test('the buttons of a toast close it and return the focus to where it was', () => {
  openToaster();
  const field = document.body.appendChild(document.createElement('input'));
  const undo = vi.fn<() => void>();
  act(() => {
    notify('Hello');
    notifyWithAction('Bananas removed', 'removed', { label: 'Undo', run: undo });
  });
  field.focus();
  act(() =>
    within(shown()[1] as HTMLElement)
      .getByLabelText('Dismiss')
      .focus(),
  );
  fireEvent.click(within(shown()[1] as HTMLElement).getByLabelText('Dismiss'));
  expect(document.activeElement).toBe(field);
  pass(1000);
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Bananas removedUndo']);
  fireEvent.click(screen.getByText('Undo'));
  expect(undo).toHaveBeenCalledOnce();
  pass(1000);
  expect(shown()).toEqual([]);
  field.remove();
});

test('a form that is sent removes the toasts of earlier attempts, but not those about the cart or with a button', () => {
  openToaster();
  render(
    <form
      aria-label="Delivery"
      onSubmit={(event) => {
        event.preventDefault();
        notifyError('The delivery plan was not saved.');
      }}
    />,
  );
  act(() => {
    notifySuccess('Delivery saved.');
    notifySuccess('Added to Cart', { subject: cartChange });
    notifyWithAction('Milk was removed', 'undo', { label: 'Undo', run: () => undefined });
  });
  expect(shown()).toHaveLength(3);
  fireEvent.submit(screen.getByRole('form', { name: 'Delivery' }));
  pass(0);
  const texts = shown().map(({ textContent }) => textContent);
  expect(texts).toHaveLength(3);
  expect(texts.join()).toMatch(/The delivery plan was not saved\./);
  expect(texts.join()).not.toMatch(/Delivery saved/);
  fireEvent.submit(screen.getByRole('form', { name: 'Delivery' }));
  pass(0);
  expect(shown()).toHaveLength(3);
});
