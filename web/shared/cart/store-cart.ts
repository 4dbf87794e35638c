import type { ApolloClient } from '@apollo/client';
import { MeDocument, UpdateCartDocument, type Shopper_userFragment } from '#web/__generated__/session.ts';
import { isOnline } from '#web/shared/lib/network/network.ts';
import { notifySuccess, notifyThrown, clearError } from '#web/shared/lib/messages/notify.ts';
import { fromLines, toLines, type Cart } from './cart-state.ts';
import type { StoreCart, StoreCartApi } from './cart-sync.ts';

export function storeCartOf({ cart: { lines, version } }: Shopper_userFragment): StoreCart {
  return { cart: fromLines(lines), version };
}

/** Reads and saves carts through the gateway. Failures show as toasts. */
export function createStoreCartApi(client: ApolloClient): StoreCartApi {
  /** The session in Apollo's cache contains the cart, so it gets each saved cart, too. */
  function cacheSaved(cart: Cart, version: number | null) {
    client.cache.updateQuery({ query: MeDocument }, (cached) =>
      cached?.me
        ? {
            me: {
              ...cached.me,
              cart: {
                __typename: 'Cart' as const,
                version,
                lines: toLines(cart).map((line) => ({ __typename: 'CartLine' as const, ...line })),
              },
            },
          }
        : undefined,
    );
  }

  return {
    async read(userId) {
      if (!isOnline()) return undefined;
      try {
        const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
        return data?.me?.id === userId ? storeCartOf(data.me) : undefined;
      } catch (error) {
        notifyThrown(error, 'cart');
        return undefined;
      }
    },

    async save(cart, version) {
      // Offline, a request would only fail. The page says that the shop is offline, and the cart waits.
      if (!isOnline()) return 'notSent';
      try {
        const { data } = await client.mutate({
          mutation: UpdateCartDocument,
          variables: { input: { items: toLines(cart), ...(version !== null && { version }) } },
        });
        const { success, message, errors = [], cart: saved } = data?.updateCart ?? {};
        // The synchronization resolves the conflict: the shopper needs no message.
        if (errors.some(({ code }) => code === 'CHANGED_SINCE')) return 'conflict';
        clearError('cart');
        if (success === false) {
          // The specification wants a refusal shown as a success toast.
          if (message) notifySuccess(message);
          return 'refused';
        }
        if (!success) return undefined;
        const newVersion = saved?.version ?? null;
        cacheSaved(cart, newVersion);
        return { version: newVersion };
      } catch (error) {
        notifyThrown(error, 'cart');
        return undefined;
      }
    },
  };
}
