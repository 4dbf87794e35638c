import { createContext, Suspense, use, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';

/** Whether the server renders the page, or the browser hydrates it. */
export const IsRendered = createContext(false);

/**
 * The place of a page, with a spinner while the page's code loads. The code of a rendered page is there from the start, so it
 * gets no Suspense boundary: React would hydrate it later than the rest of the document. In between, the fields of the page
 * would lose typed text, and a new session would make React hydrate the whole page in one long task.
 */
export function PageArea() {
  const { pathname } = useLocation();
  const [firstPath] = useState(pathname);
  const isRendered = use(IsRendered) && pathname === firstPath;
  return (
    <ErrorBoundary key={pathname} scope="page">
      {isRendered ? (
        <Outlet />
      ) : (
        <Suspense fallback={<Spinner />}>
          <Outlet />
        </Suspense>
      )}
    </ErrorBoundary>
  );
}
