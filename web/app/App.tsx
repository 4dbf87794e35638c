import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { CartProvider } from '#web/shared/cart/CartProvider.tsx';
import { SessionProvider } from '#web/shared/session/SessionProvider.tsx';
import { LiveRegions } from '#web/shared/ui/LiveRegions.tsx';
import { Toaster } from '#web/shared/ui/Toaster.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { AppRoutes } from './routes.tsx';

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
      <Toaster />
      <LiveRegions />
    </ErrorBoundary>
  );
}
