import { Suspense, useState } from 'react';
import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import * as texts from '#web/shared/wishes/texts.ts';

const WishDialog = optionalPart(async () => (await import('./WishDialog.tsx')).WishDialog);

/** A button that changes the wish for missing products. Shown until the packing begins. */
export function ChangeWish({ order }: { order: MyOrder_orderFragment }) {
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
          <WishDialog order={order} mayChange={mayChange} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
