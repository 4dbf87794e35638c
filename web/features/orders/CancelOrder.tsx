import { Suspense, useState } from 'react';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import * as texts from './texts.ts';

const CancelDialog = optionalPart(async () => (await import('./CancelDialog.tsx')).CancelDialog);

/** A button that cancels the order after a question. Shown while the shop allows it. */
export function CancelOrder({ order }: { order: MyOrder_orderFragment }) {
  const [isAsking, setIsAsking] = useState(false);
  const mayCancel = order.actions?.includes('CANCEL') ?? false;

  return (
    <>
      {mayCancel && (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {texts.cancelOrder}
        </Button>
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <CancelDialog order={order} mayCancel={mayCancel} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
