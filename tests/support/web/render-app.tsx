import { render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { App } from '#web/app/App.tsx';
import { pageComponents } from '#web/app/page-components.ts';
import { createClient } from '#web/shared/apollo/client.ts';
// The app loads this part after its start. Its first import takes longer than a test waits.
import '#web/shared/ui/Toaster.tsx';

// A rendered home page has its code before it starts.
await pageComponents.home.load();

/** Opens the whole shop at an address, with a new client and a new history. */
export function renderApp(address = '/') {
  const client = createClient(new URL('/graphql', location.href).href);
  const history = { now: address };
  const { unmount } = render(
    <MemoryRouter initialEntries={[address]}>
      <App client={client} />
      <Where onMove={(to) => (history.now = to)} />
    </MemoryRouter>,
  );
  return {
    client,
    /** The path, query and hash of the current page. */
    address: () => history.now,
    /** Ends the visit, like closing the tab. */
    close: unmount,
    user: userEvent.setup({ delay: null }),
  };
}

/** Pastes a text into a field, because typing takes seconds per field on a busy machine. */
export async function pasteInto(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

function Where({ onMove }: { onMove: (address: string) => void }) {
  const { pathname, search, hash } = useLocation();
  onMove(`${pathname}${search}${hash}`);
  return null;
}

/** Waits for a visible toast of any kind. Screen readers hear toasts through the live regions. */
export async function findToast(text: string | RegExp) {
  // The app loads the part that shows toasts after its start.
  const toast = await within(await screen.findByLabelText('Notifications')).findByText(text);
  return toast.closest('li') ?? toast;
}

export function queryToast(text: string | RegExp) {
  return within(notifications()).queryByText(text);
}

function notifications() {
  // The label, not the role: jsdom has no popovers and treats this one as hidden, without a name.
  return screen.getByLabelText('Notifications');
}
