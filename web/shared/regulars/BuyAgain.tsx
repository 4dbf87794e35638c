import { Suspense, useEffect } from 'react';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import type { BuyAgainShelfProps } from './BuyAgainShelf.tsx';
import { expectShelf } from './shelf.ts';

/** Loaded for logged-in shoppers only. */
const BuyAgainShelf = optionalPart(async () => (await import('./BuyAgainShelf.tsx')).BuyAgainShelf);

/** A shelf of what a logged-in shopper usually buys. */
export function BuyAgain({ fallback = null, otherwise = null, isReminder = false }: Partial<BuyAgainShelfProps>) {
  const { status, error } = useSession();
  const isVisitor = status === 'out' && !error;
  useEffect(() => {
    if (isVisitor) expectShelf(false);
  }, [isVisitor]);
  if (status === 'unknown') return fallback;
  if (status === 'out') return otherwise;
  return (
    <Suspense fallback={fallback}>
      <BuyAgainShelf fallback={fallback} otherwise={otherwise} isReminder={isReminder} />
    </Suspense>
  );
}
