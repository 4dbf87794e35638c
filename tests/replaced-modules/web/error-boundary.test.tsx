import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ErrorBoundary } from '#web/app/ErrorBoundary.tsx';

test('a page that fails to render is replaced by an error message with a retry button', async () => {
  // React logs the errors that a boundary has caught.
  // oxlint-disable-next-line no-console
  vi.mocked(console.error).mockImplementation(() => undefined);
  let broken = true;
  function Page() {
    if (broken) throw new Error('no such thing');
    return <p>Here it is</p>;
  }
  render(
    <>
      <nav>Still here</nav>
      <ErrorBoundary scope="page">
        <Page />
      </ErrorBoundary>
    </>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
  expect(screen.getByText('Still here')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Here it is')).toBeTruthy();
});

test('after a page failed to render, the next address renders', () => {
  // oxlint-disable-next-line no-console -- React logs the errors that a boundary has caught
  vi.mocked(console.error).mockImplementation(() => undefined);
  function Broken(): never {
    throw new Error('no such thing');
  }
  const { rerender } = render(
    <ErrorBoundary scope="page" address="/seller/orders">
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeTruthy();
  rerender(
    <ErrorBoundary scope="page" address="/seller">
      <p>Here it is</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('Here it is')).toBeTruthy();
});
