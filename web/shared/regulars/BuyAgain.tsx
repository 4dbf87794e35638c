import { Suspense, lazy } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import type { BuyAgainProps } from './BuyAgainShelf.tsx';

/** Loaded for logged-in shoppers only. */
const BuyAgainShelf = lazy(async () => ({ default: (await import('./BuyAgainShelf.tsx')).BuyAgainShelf }));

/**
 * A shelf of what a logged-in shopper usually buys; empty for others. It appears later than the page, so place it where
 * it moves no visible content down.
 */
export function BuyAgain(props: BuyAgainProps) {
  const { user } = useSession();
  return (
    user && (
      <Suspense fallback={null}>
        <BuyAgainShelf {...props} />
      </Suspense>
    )
  );
}
