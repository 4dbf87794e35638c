import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { MeDocument, type MeQuery, type Shopper_userFragment } from '#web/__generated__/session.ts';
import { nextTask } from '#web/shared/lib/page/next-task.ts';
import { report } from '#web/shared/lib/network/report.ts';

type SessionStatus = 'unknown' | 'in' | 'out';

export interface Session {
  /** Unknown until the first check ends. A failed check counts as out. */
  status: SessionStatus;
  user: Shopper_userFragment | null;
  /** The error of a failed check. Pages then say that the session is not known, instead of asking for a login. */
  error: Error | undefined;
}

interface MeResult {
  data?: MeQuery | undefined;
  error?: Error | undefined;
  loading: boolean;
}

const SessionContext = createContext<Session | undefined>(undefined);

/** Asks for the shopper's session, once for all callers of `useSession`. The server renders pages as for a visitor. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, error, loading } = useMe();
  const user = data?.me ?? null;
  const status = user ? 'in' : loading && !data ? 'unknown' : 'out';
  const session = useMemo(() => ({ status, user, error }) as const, [status, user, error]);

  // A failed session check is only logged, as the specification says. The shopper counts as a visitor.
  useEffect(() => {
    if (error) report('The session could not be checked', error);
  }, [error]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('The session needs a SessionProvider above.');
  return session;
}

/**
 * Does the same as `useMeQuery`, but the query starts after hydration, in tasks of its own: hydration and query in one
 * task would block a slow phone.
 */
function useMe() {
  const client = useApolloClient();
  const [result, setResult] = useState<MeResult>({ loading: true });
  useEffect(() => {
    let isStopped = false;
    let stop: (() => void) | undefined;
    const start = async () => {
      await nextTask();
      if (isStopped) return;
      const query = client.watchQuery({ query: MeDocument });
      await nextTask();
      if (isStopped) return;
      const subscription = query.subscribe(({ data, dataState, error, loading }) =>
        setResult({ data: dataState === 'complete' ? data : undefined, error, loading }),
      );
      stop = () => subscription.unsubscribe();
    };
    void start();
    return () => {
      isStopped = true;
      stop?.();
    };
  }, [client]);
  return result;
}
