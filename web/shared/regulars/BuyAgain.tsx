import { Suspense, lazy } from 'react';
import { useSession } from '../session/SessionProvider.tsx';
import type { BuyAgainProps } from './BuyAgainShelf.tsx';

/** Loaded for logged-in shoppers only. */
const BuyAgainShelf = lazy(async () => ({ default: (await import('./BuyAgainShelf.tsx')).BuyAgainShelf }));

/**
 * What a logged-in shopper usually buys; nothing for others. It appears after the page, so place it where nothing that is in
 * view moves down.
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
