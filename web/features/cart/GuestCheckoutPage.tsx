import { Suspense } from 'react';
import { useHydrated } from '#web/shared/lib/page/hydrated.ts';
import { lazyPart } from '#web/shared/lib/page/lazy-part.tsx';
import { StorePage } from '#web/shared/store-pages/StorePage.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import * as texts from './guest/texts.ts';

// The code that this page shares with the cart stays in the chunk of that page.
const { Part: GuestCheckout } = lazyPart(
  async () => (await (await import('./CartPage.tsx')).loadGuestCheckout()).GuestCheckout,
);

export function GuestCheckoutPage() {
  return (
    <StorePage title={texts.title}>
      {useHydrated() ? (
        <Suspense fallback={<Spinner />}>
          <GuestCheckout />
        </Suspense>
      ) : (
        <Spinner />
      )}
    </StorePage>
  );
}
