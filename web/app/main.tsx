import '#web/theme/reset.css.ts';
import './pop-state.ts';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { MeDocument } from '#web/__generated__/session.ts';
import { createClient } from '#web/shared/apollo/client.ts';
import { nextTask } from '#web/shared/lib/page/next-task.ts';
import { setFormats } from '#web/shared/lib/format/money.ts';
import { setShop } from '#web/shared/lib/shop/shop.ts';
import { App } from './App.tsx';
import { frameMark, pageStateId, restoreState } from './page-state.ts';
import { loadPage } from './page-components.ts';
import { IsRendered } from './PageArea.tsx';
import { pageAt } from './pages.ts';

declare global {
  interface Window {
    /** Resolves when all styles of a rendered page apply. Set by web/public/first-paint.js. */
    styled?: Promise<void>;
  }
}

const { formats, shop } = document.documentElement.dataset;
setFormats(formats);
setShop(shop);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

void start(root);

/** Shows the app. Works in several tasks, so that the browser can paint and handle input in between. */
async function start(root: HTMLElement) {
  const page = loadPage(location.pathname).catch(() => undefined); // rendering tries again and shows the failure
  await nextTask();
  const client = createClient();
  const state = document.getElementById(pageStateId)?.textContent;
  if (state) restoreState(client.cache, state);
  // The first uses of the cache, of the client and of its link are slow.
  await nextTask();
  client.readQuery({ query: MeDocument });
  await nextTask();
  const first = client.watchQuery({ query: MeDocument, fetchPolicy: 'cache-only' });
  await nextTask();
  first.subscribe({}).unsubscribe();
  // What the app adds may need styles that the rendered page does without.
  await window.styled;
  await nextTask();

  const app = (
    <StrictMode>
      <BrowserRouter>
        <Started>
          <App client={client} />
        </Started>
      </BrowserRouter>
    </StrictMode>
  );

  // A server-rendered page is hydrated, and a rendered frame of a list stays, when the code of the page is loaded: a suspended
  // page would show a spinner.
  if (root.dataset['page'] !== undefined && isPageOf(root.dataset['page'])) {
    await page;
    // Hydrated as a transition, which input can interrupt.
    startTransition(() => void hydrateRoot(root, <IsRendered value>{app}</IsRendered>));
  } else if (root.dataset['page'] === frameMark(pathHere())) {
    await page;
    createRoot(root).render(app);
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

function pathHere() {
  return location.pathname.replace(/(.)\/$/, '$1');
}

/** Whether the page was rendered for this address. All unknown addresses share a page. */
function isPageOf(rendered: string) {
  const here = pathHere();
  return rendered === here || (pageAt(rendered) === 'notFound' && pageAt(here) === 'notFound');
}

/** Tells `before-start.js` that the app handles events from now on. The effects of its children have run before. */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.documentElement.dataset['started'] = '';
    window.dispatchEvent(new Event('app-started'));
  }, []);
  return children;
}
