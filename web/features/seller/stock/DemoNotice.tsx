import { useState } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { noteWords } from '../shell/note.css.ts';
import { useDemoProducts } from './use-demo-products.ts';
import * as styles from './DemoNotice.css.ts';

/** Offers to remove the demonstration products. Shown only while there are some that no order has. */
export function DemoNotice() {
  const { removable, remove, isRemoving } = useDemoProducts();
  const [asking, setAsking] = useState(false);
  if (removable === 0) return null;
  const products = `${removable} demonstration ${removable === 1 ? 'product' : 'products'}`;

  async function removeThem() {
    const isRemoved = await remove();
    setAsking(false);
    // The notice has left the page together with its button. After a failure the dialog gives the focus back to the button.
    if (isRemoved) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }

  return (
    <section aria-label="Demonstration products" className={styles.notice}>
      <Icon name="info" />
      <p className={noteWords}>
        {`${products} came with the shop and ${removable === 1 ? 'has' : 'have'} never been ordered.`}
      </p>
      <Button variant="quiet" size="dense" onClick={() => setAsking(true)}>
        Remove them
      </Button>
      <Dialog open={asking} onClose={() => setAsking(false)} title={`Remove ${products}?`}>
        <p>
          They disappear from the shop and from every cart at once, and cannot be restored. Your own products and all
          ordered products stay.
        </p>
        <div className={styles.buttons}>
          <Button busy={isRemoving} onClick={() => void removeThem()}>
            Remove
          </Button>
          <Button variant="quiet" disabled={isRemoving} onClick={() => setAsking(false)}>
            Keep them
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
