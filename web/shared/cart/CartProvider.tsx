import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { MeDocument, UpdateCartDocument, type Shopper_userFragment } from '#web/__generated__/session.ts';
import { isOnline, onNetworkChange } from '../lib/network.ts';
import { notifySuccess, notifyThrown, settled } from '../lib/notify.ts';
import { checkShopperAgain, useSession } from '../session/use-session.ts';
import { createCartKeeper, type CartKeeper } from './cart-keeper.ts';
import { fromLines, toLines } from './cart-state.ts';
import { cartStorage } from './cart-storage.ts';

const CartContext = createContext<CartKeeper | undefined>(undefined);

function atStore({ cart, cartVersion }: Shopper_userFragment) {
  return { cart: fromLines(cart), version: cartVersion ?? null };
}

export function useCartKeeper(): CartKeeper {
  const keeper = use(CartContext);
  if (!keeper) throw new Error('The cart needs a CartProvider above.');
  return keeper;
}

/** Runs the shop's one cart keeper, and tells it who is logged in. */
export function CartProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const { status, user, error } = useSession();

  const [keeper] = useState(() =>
    createCartKeeper({
      storage: cartStorage,
      async read(userId) {
        if (!isOnline()) return undefined;
        try {
          const { data } = await client.query({ query: MeDocument, fetchPolicy: 'network-only' });
          return data?.me?.id === userId ? atStore(data.me) : undefined;
        } catch (thrown) {
          notifyThrown(thrown, 'cart');
          return undefined;
        }
      },
      async save(cart, version) {
        // Offline, a request would only fail: the page says that the shop is offline, and the cart waits.
        if (!isOnline()) return 'unsent';
        try {
          const { data } = await client.mutate({
            mutation: UpdateCartDocument,
            variables: { input: { items: toLines(cart), ...(version !== null && { version }) } },
          });
          const { success, message, version: now = null } = data?.updateCart ?? {};
          // Changed elsewhere: the keeper brings the two together, and the shopper needs no message.
          if (success === false && version !== null && now !== null) return 'changed';
          settled('cart');
          if (success === false) {
            // A refusal shows as a success toast: the specification asks for exactly that.
            if (message) notifySuccess(message);
            // Perhaps because the login has ended.
            checkShopperAgain(client);
            return 'refused';
          }
          if (!success) return undefined;
          client.cache.updateQuery({ query: MeDocument }, (cached) =>
            cached?.me
              ? {
                  me: {
                    ...cached.me,
                    cartVersion: now,
                    cart: toLines(cart).map((line) => ({ __typename: 'CartLine' as const, ...line })),
                  },
                }
              : undefined,
          );
          return { version: now };
        } catch (thrown) {
          notifyThrown(thrown, 'cart');
          return undefined;
        }
      },
      onOtherOwner: () => checkShopperAgain(client),
    }),
  );

  // The device's storage and the other tabs are outside React.
  useEffect(() => keeper.start(), [keeper]);

  // So is the network.
  useEffect(() => onNetworkChange(() => isOnline() && keeper.sendAgain()), [keeper]);

  // The keeper hears of every session, and of every cart that comes with one.
  useEffect(() => {
    if (status === 'in' && user) keeper.sessionIs(user.id, atStore(user));
    if (status === 'out' && error) keeper.sessionIsUnknown();
    else if (status === 'out') keeper.sessionIs(null, { cart: {}, version: null });
  }, [keeper, status, user, error]);

  return <CartContext value={keeper}>{children}</CartContext>;
}
