import '#web/theme/reset.css.ts';
import { StrictMode, startTransition, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createClient } from '#web/shared/apollo/client.ts';
import { setCurrency } from '#web/shared/lib/money.ts';
import { App } from './App.tsx';
import { frameMark, pageStateId } from './page-state.ts';
import { loadPage } from './page-components.ts';
import { pageAt } from './pages.ts';

setCurrency(document.documentElement.dataset['currency']);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const client = createClient();
const state = document.getElementById(pageStateId)?.textContent;
if (state) client.cache.restore(JSON.parse(state));

const app = (
  <StrictMode>
    <BrowserRouter>
      <Started>
        <App client={client} />
      </Started>
    </BrowserRouter>
  </StrictMode>
);

// A page that the server rendered is taken over as it is; its code must be there, or it would show as loading again.
if (root.dataset['page'] !== undefined && isPageOf(root.dataset['page'])) {
  // As a transition: in steps, with room between them for what a person does.
  const take = () => startTransition(() => void hydrateRoot(root, app));
  loadPage(location.pathname).then(take, take);
} else if (root.dataset['page'] === frameMark(pathHere())) {
  // The frame of a list stays until the page with its search text and prices takes its place.
  const make = () => createRoot(root).render(app);
  loadPage(location.pathname).then(make, make);
} else {
  root.replaceChildren();
  createRoot(root).render(app);
}

function pathHere() {
  return location.pathname.replace(/(.)\/$/, '$1');
}

/** A page kept for offline use may come in place of another one. All addresses that are none share a page. */
function isPageOf(rendered: string) {
  const here = pathHere();
  return rendered === here || (pageAt(rendered) === 'notFound' && pageAt(here) === 'notFound');
}

/** Tells `theme.js` that the app handles events from now on. The effects of the parts below have run before. */
function Started({ children }: { children: ReactNode }) {
  useEffect(() => void window.dispatchEvent(new Event('app-started')), []);
  return children;
}
