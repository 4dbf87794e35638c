import { ApolloLink, type DocumentNode } from '@apollo/client';
import { tap } from 'rxjs';
import { MeDocument } from '#web/__generated__/session.ts';
import { checkSession } from './session-actions.ts';

/** The queries that say who is logged in. The seller's area adds its own, so that the first load has none of it. */
export const sessionQueries: DocumentNode[] = [MeDocument];

/**
 * Asks again who is logged in when a payload or a failed request says that a session has ended. The page then shows its login.
 * A mutation that needs a session therefore reads the codes of its errors.
 */
export const sessionLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data, errors = [] }) => {
      const payloads: ({ errors?: readonly { code?: string }[] } | null)[] = Object.values(data ?? {});
      const isEnded =
        payloads.some((payload) => payload?.errors?.some(({ code }) => code === 'NOT_LOGGED_IN')) ||
        errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED');
      const { client, operationName = '' } = operation;
      // A session query that fails is not sent again.
      if (!isEnded || /^(Me|SellerSession)$/.test(operationName)) return;
      for (const query of sessionQueries)
        if (Object.values(client.readQuery<object>({ query }) ?? {})[0]) checkSession(client, query);
    }),
  ),
);
