import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ProductByGtinDocument } from '#web/__generated__/seller-stock.ts';
import { isShopCode, type ProductCode } from '#readers/barcode.ts';
import { notify, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { CameraButton } from '../shell/CameraButton.tsx';
import { scanSubject, useScanner } from '../shell/scanner.ts';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import * as texts from './texts.ts';
import * as styles from './StockTools.css.ts';

/** Opens the product of a scanned barcode, or offers to add one. Fields with other values get the code as typed text. */
export function ProductScanner() {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [unknown, setUnknown] = useState<{ code: ProductCode; text: string }>();

  async function find({ code, text }: { code: ProductCode; text: string }) {
    setUnknown(undefined);
    try {
      const { data } = await client.query({
        query: ProductByGtinDocument,
        variables: { gtin: code.caseGtin ?? code.gtin },
        fetchPolicy: 'network-only',
      });
      const id = data?.seller?.productByGtin?.id;
      if (id && code.caseGtin !== null) notify(texts.caseScanned, scanSubject);
      if (id) void navigate(paths.sellerProduct(id));
      else setUnknown({ code, text });
    } catch (error) {
      notifyThrown(error, scanSubject);
    }
  }

  useScanner(({ code, field, text }) => {
    if (field !== null && !field.matches('[type=search]')) return false;
    setUnknown(undefined);
    if (code === null) return false;
    void find({ code, text });
    return true;
  });

  return (
    <>
      <div className={styles.scan}>
        <CameraButton onCode={(scan) => void find(scan)} />
      </div>
      {unknown !== undefined && (
        <SellerNotice
          tone="danger"
          action={
            <>
              <ButtonLink size="dense" icon="plus" to={sellerPaths.productWithCode(unknown.text)}>
                {texts.addWithCode}
              </ButtonLink>
              <Button variant="quiet" size="dense" onClick={() => setUnknown(undefined)}>
                {texts.hideNotice}
              </Button>
            </>
          }
        >
          {isShopCode(unknown.code.gtin) ? texts.unknownShopCode(unknown.text) : texts.unknownCode(unknown.text)}
        </SellerNotice>
      )}
    </>
  );
}
