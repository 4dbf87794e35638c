import { Suspense, useEffect, type ReactNode } from 'react';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { useSession } from '../session/SessionProvider.tsx';
import { expectShelf } from './shelf.ts';

/** Loaded for logged-in shoppers only. */
const BuyAgainShelf = optionalPart(async () => (await import('./BuyAgainShelf.tsx')).BuyAgainShelf);

export interface BuyAgainProps {
  /**
   * Shows until it is known whether there is a shelf. With it, the shelf keeps its place.
   * Without it, the shelf must stand where it moves no visible content down.
   */
  fallback?: ReactNode;
  /** Shows where there is no shelf. */
  otherwise?: ReactNode;
  /** Whether the shelf reminds of a few products that the cart does not have, instead of offering all. */
  isReminder?: boolean;
}

/** A shelf of what a logged-in shopper usually buys. */
export function BuyAgain({ fallback = null, otherwise = null, isReminder = false }: BuyAgainProps) {
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
