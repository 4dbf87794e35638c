import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import type { CheckoutPage } from './place-order.ts';

/** What placing an order needs of the page. */
export function useCheckoutPage(): CheckoutPage {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);
  return {
    client: useApolloClient(),
    cartSync: useCartSync(),
    has: useFeatures().has,
    navigate: useNavigate(),
    checkAgain: useSessionActions().checkAgain,
    isShown: () => isShown.current,
  };
}
