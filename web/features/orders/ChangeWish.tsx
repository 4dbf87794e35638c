import { Suspense, useState } from 'react';
import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import type { GuestWishes } from './WishDialog.tsx';
import * as texts from '#web/shared/wishes/texts.ts';

const WishDialog = optionalPart(async () => (await import('./WishDialog.tsx')).WishDialog);

interface ChangeWishProps {
  order: MyOrder_orderFragment;
  guest?: GuestWishes;
}

/** A button that changes the wish for missing products. Shown until the packing begins. */
export function ChangeWish({ order, guest }: ChangeWishProps) {
  const [isOpen, setIsOpen] = useState(false);
  const mayChange = order.canChangeWishes ?? false;

  return (
    <>
      {mayChange && (
        <Button variant="quiet" onClick={() => setIsOpen(true)}>
          {texts.ifMissing}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <WishDialog order={order} guest={guest} mayChange={mayChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
