import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { MeDocument } from '#web/__generated__/session.ts';
import { report } from '#web/shared/lib/network/report.ts';
import { askToLogin } from '#web/shared/session/login-dialog.ts';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import * as texts from './texts.ts';

/**
 * Lets a shopper whose session has ended log in again and go on with the order. The returned function resolves to
 * - the shopper who has logged in, which may be another shopper;
 * - null when the session has not ended, or when the gateway could not check it;
 * - undefined when the shopper closed the dialog or left the page: a later login must not place the order.
 */
export function useLoginAgain() {
  const { checkAgain } = useSessionActions();
  const client = useApolloClient();
  const isShown = useRef(false);

  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  return async () => {
    try {
      if (await checkAgain()) return null;
    } catch (error) {
      report('The session could not be checked', error);
      return null;
    }
    // The cached session alone proves no login in this dialog: a login in another tab changes it too.
    if (!(await askToLogin(texts.loginExpired)) || !isShown.current) return undefined;
    return client.readQuery({ query: MeDocument })?.me ?? undefined;
  };
}
