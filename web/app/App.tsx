import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Suspense, lazy } from 'react';
import { CartProvider } from '#web/shared/cart/CartProvider.tsx';
import { SessionProvider } from '#web/shared/session/SessionProvider.tsx';
import { useHydrated } from '#web/shared/lib/hydrated.ts';
import { LiveRegions } from '#web/shared/ui/LiveRegions.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './routes.tsx';

/** The pause in milliseconds before the code of the toasts is asked for again. */
const retryMs = 5000;

/** Not part of rendered pages, which show no toast. Asked for until it is here, because some errors are shown by toasts alone. */
const Toaster = lazy(async () => {
  for (;;) {
    const loaded = await import('#web/shared/ui/Toaster.tsx').catch(() => undefined);
    if (loaded) return { default: loaded.Toaster };
    await new Promise((resolve) => void setTimeout(resolve, retryMs));
  }
});

function Toasts() {
  return (
    useHydrated() && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}

/** The whole shop. Needs a router around it. */
export function App({ client }: { client: ApolloClient }) {
  return (
    <ErrorBoundary scope="app">
      <ApolloProvider client={client}>
        <SessionProvider>
          <CartProvider>
            <AppRoutes />
          </CartProvider>
        </SessionProvider>
      </ApolloProvider>
      <Toasts />
      <LiveRegions />
    </ErrorBoundary>
  );
}
