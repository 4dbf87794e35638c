import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { Receipt } from './Receipt.tsx';

/** Rendered outside the page while the print dialog is open. Print styles show only the receipt. */
export function PrintedReceipt({ order, onDone }: { order: MyOrder_orderFragment; onDone: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
    // oxlint-disable-next-line react/exhaustive-deps -- printed once, when it appears
  }, []);
  return createPortal(<Receipt order={order} />, document.body);
}
