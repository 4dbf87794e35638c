import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { Suspense, useEffect } from 'react';
import { CartProvider } from '#web/shared/cart/CartProvider.tsx';
import { SessionProvider } from '#web/shared/session/SessionProvider.tsx';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { listenToFilledFields } from '#web/shared/lib/forms/filled-fields.ts';
import { useHydrated } from '#web/shared/lib/page/hydrated.ts';
import { LiveRegions } from '#web/shared/ui/LiveRegions.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './routes.tsx';

/** Not part of rendered pages, which show no toast. */
const Toaster = optionalPart(async () => (await import('#web/shared/ui/Toaster.tsx')).Toaster);

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
  useEffect(listenToFilledFields, []);
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
