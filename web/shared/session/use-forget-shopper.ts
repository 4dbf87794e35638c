import { useNavigate } from 'react-router-dom';
import { useCartSync } from '../cart/CartProvider.tsx';
import { forgetVisit } from '#web/shared/lib/storage/offline-caches.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { forgetSearches } from '#web/shared/lib/storage/recent-searches.ts';
import { expectOpenOrder } from '../open-orders/expected-bar.ts';
import { expectShelf } from '../regulars/shelf.ts';
import { forgetChoice } from '../suits/choice.ts';
import { useSessionActions } from './session-actions.ts';

/** Deletes the shopper's data in this browser and opens the home page, when the session has ended. */
export function useForgetShopper() {
  const cartSync = useCartSync();
  const { forget } = useSessionActions();
  const navigate = useNavigate();
  return async () => {
    cartSync.forget();
    forgetSearches();
    expectShelf(false);
    expectOpenOrder(null);
    forgetChoice();
    await forgetVisit();
    void navigate(paths.home);
    await forget();
  };
}
