import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import { MeDocument, SellerSessionDocument } from '#web/__generated__/session.ts';
import { checkSession } from './session-actions.ts';

const sessionQueries = [MeDocument, SellerSessionDocument];

/**
 * Asks again who is logged in when a response says that a session has ended. The page then shows its login. A mutation that
 * needs a session therefore reads the codes of its errors.
 */
export const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap((result) => {
      const { client, operationName = '' } = operation;
      // A session query that fails is no reason to send it again.
      if (/^(Me|SellerSession)$/.test(operationName) || !saysSessionEnded(result)) return;
      for (const query of sessionQueries)
        if (Object.values(client.readQuery<object>({ query }) ?? {})[0]) checkSession(client, query);
    }),
  ),
);

/** Whether a payload refuses with `NOT_LOGGED_IN`, or the whole request failed for want of a session. */
function saysSessionEnded({ data, errors }: ApolloLink.Result): boolean {
  const payloads: ({ errors?: readonly { code?: string }[] } | null)[] = Object.values(data ?? {});
  return (
    payloads.some((payload) => payload?.errors?.some?.(({ code }) => code === 'NOT_LOGGED_IN')) ||
    (errors?.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED') ?? false)
  );
}
