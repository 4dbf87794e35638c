import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProductByGtinDocument } from '#web/__generated__/seller-stock.ts';
import { gtinOf, isShopCode } from '#web/shared/lib/gtin.ts';
import { clearError, notifyThrown } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { sellerPaths } from '#web/shared/lib/seller-paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { CameraButton } from '../shell/CameraButton.tsx';
import { useScanner } from '../shell/scanner.ts';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import * as texts from './texts.ts';
import * as styles from './StockTools.css.ts';

/** Opens the product of a scanned barcode, or offers to add one. Fields with other values get the code as typed text. */
export function ProductScanner() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [unknown, setUnknown] = useState<string>();

  async function find(code: string) {
    setUnknown(undefined);
    clearError('scan');
    try {
      const { data } = await client.query({
        query: ProductByGtinDocument,
        variables: { gtin: code },
        fetchPolicy: 'network-only',
      });
      const id = data?.seller?.productByGtin?.id;
      if (id) void navigate(paths.sellerProduct(id));
      else setUnknown(code);
    } catch (error) {
      notifyThrown(error, 'scan');
    }
  }

  useScanner(({ code, field }) => {
    if (document.querySelector('dialog[open]') || (field !== null && !field.matches('[type=search]'))) return false;
    void find(code);
    return true;
  });

  return (
    <>
      <div className={styles.scan}>
        <CameraButton onCode={(code) => void find(code)} />
      </div>
      {unknown !== undefined && (
        <SellerNotice
          tone="danger"
          action={
            <>
              <ButtonLink size="dense" icon="plus" to={sellerPaths.productWithCode(unknown)}>
                {texts.addWithCode}
              </ButtonLink>
              <Button variant="quiet" size="dense" onClick={() => setUnknown(undefined)}>
                {texts.hideNotice}
              </Button>
            </>
          }
        >
          {isShopCode(gtinOf(unknown) ?? '') ? texts.unknownShopCode(unknown) : texts.unknownCode(unknown)}
        </SellerNotice>
      )}
    </>
  );
}
