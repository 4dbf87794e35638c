import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { MeDocument } from '#web/__generated__/session.ts';
import { isOnline, onNetworkChange } from '#web/shared/lib/network/network.ts';
import { forgetSearches } from '#web/shared/lib/storage/recent-searches.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { checkSession } from '../session/session-actions.ts';
import { cartStorage } from './cart-storage.ts';
import { CartSync } from './cart-sync.ts';
import { createStoreCartApi, storeCartOf } from './store-cart.ts';

const CartContext = createContext<CartSync | undefined>(undefined);

export function useCartSync(): CartSync {
  const cartSync = use(CartContext);
  if (!cartSync) throw new Error('The cart needs a CartProvider above.');
  return cartSync;
}

/** Creates the app's one cart synchronization, and tells it about the session and the network. */
export function CartProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { status, user, error } = useSession();
  const [cartSync] = useState(
    () =>
      new CartSync({
        ...createStoreCartApi(client),
        storage: cartStorage,
        onOtherOwner: () => checkSession(client, MeDocument),
        onNextShopper: forgetSearches,
      }),
  );

  useEffect(() => cartSync.start(), [cartSync]);

  useEffect(() => onNetworkChange(() => isOnline() && cartSync.sendUnsent()), [cartSync]);

  useEffect(() => {
    if (status === 'in' && user) cartSync.setSession(user.id, storeCartOf(user));
    if (status === 'out' && error) cartSync.sessionCheckFailed();
    else if (status === 'out') cartSync.setSession(null, { cart: {}, version: null });
  }, [cartSync, status, user, error]);

  return <CartContext value={cartSync}>{children}</CartContext>;
}
