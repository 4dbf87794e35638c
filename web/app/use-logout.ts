import { useLogoutMutation } from '#web/__generated__/session.ts';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { useForgetShopper } from '#web/shared/session/use-forget-shopper.ts';

/** Ends the session, deletes the shopper's data in this browser, and opens the home page. */
export function useLogout() {
  const [sendLogout, { loading }] = useLogoutMutation();
  const cartSync = useCartSync();
  const forgetShopper = useForgetShopper();

  async function logout() {
    try {
      // A cart that is being sent needs the session that is about to end.
      await cartSync.whenIdle();
      const { data } = await sendLogout();
      // Runs also after a refusal, because the gateway has removed the session's cookie.
      const { success, message } = data?.logout ?? {};
      await forgetShopper();
      if (success && message) notifySuccess(message);
      else if (message) notifyError(message);
    } catch (error) {
      notifyThrown(error);
    }
  }

  return { logout, busy: loading };
}
