import { useNavigate } from 'react-router-dom';
import { useLogoutMutation } from '#web/__generated__/session.ts';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/notify.ts';
import { forgetVisit } from '#web/shared/lib/offline-caches.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { forgetSearches } from '#web/shared/lib/recent-searches.ts';
import { useSessionActions } from '#web/shared/session/use-session.ts';

/** Ends the session, deletes the shopper's data in this browser, and opens the home page. */
export function useLogout() {
  const [sendLogout, { loading }] = useLogoutMutation();
  const cartSync = useCartSync();
  const { forget } = useSessionActions();
  const navigate = useNavigate();

  async function logout() {
    try {
      // A cart that is being sent needs the session that is about to end.
      await cartSync.whenIdle();
      const { data } = await sendLogout();
      // Also after a refusal, because the gateway has removed the session's cookie.
      const { success, message } = data?.logout ?? {};
      cartSync.forget();
      forgetSearches();
      await forgetVisit();
      void navigate(paths.home);
      await forget();
      if (success && message) notifySuccess(message);
      else if (message) notifyError(message);
    } catch (error) {
      notifyThrown(error);
    }
  }

  return { logout, busy: loading };
}
