import { Suspense, useState, type ReactNode } from 'react';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import { useLookUpBarcodeMutation } from '#web/__generated__/seller-products.ts';
import { gtinOf } from '#readers/barcode.ts';
import { clearError, messageOf, notifyError } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import type { Facts } from './FoundFacts.tsx';
import type { ProductDraft } from './form-field.ts';
import * as texts from './texts.ts';
import * as styles from './AddProductPage.css.ts';

const FoundFacts = optionalPart(async () => (await import('./FoundFacts.tsx')).FoundFacts);

interface LookUpProps {
  typed: string;
  /** Another button about the barcode. */
  children: ReactNode;
  onTake: (change: Partial<ProductDraft>) => void;
}

/** Asks Open Food Facts about the barcode, once for each press. */
export function LookUp({ typed, children, onTake }: LookUpProps) {
  const { has } = useShopFacts();
  const gtin = gtinOf(typed);
  const [found, setFound] = useState<{ gtin: string; facts: Facts }>();
  const [send, { loading }] = useLookUpBarcodeMutation();
  if (!has('PRODUCTS_LOOKUP')) return <div className={styles.buttons}>{children}</div>;

  async function lookUp(code: string) {
    setFound(undefined);
    clearError('look up');
    try {
      const { data } = await send({ variables: { input: { gtin: code } } });
      const reply = data?.lookUpBarcode;
      if (reply?.facts) setFound({ gtin: code, facts: reply.facts });
      else notifyError(reply?.message ?? texts.lookUpFailed, 'look up');
    } catch (error) {
      notifyError(messageOf(error), 'look up');
    }
  }

  return (
    <>
      <div className={styles.buttons}>
        {children}
        <Button
          variant="quiet"
          size="dense"
          icon="search"
          busy={loading}
          disabled={gtin === null}
          onClick={() => gtin !== null && void lookUp(gtin)}
        >
          {texts.lookUp}
        </Button>
      </div>
      {found !== undefined && found.gtin === gtin && (
        <Suspense fallback={null}>
          <FoundFacts
            facts={found.facts}
            onTake={(change) => {
              onTake(change);
              setFound(undefined);
            }}
            onClose={() => setFound(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
