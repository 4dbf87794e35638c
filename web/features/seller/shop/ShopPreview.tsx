import { useEffect, useMemo } from 'react';
import type { ShopForm_storeFragment } from '#web/__generated__/seller-shop.ts';
import { pageSlugs, type ShopDraft } from './shop-draft.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

interface ShopPreviewProps {
  draft: ShopDraft;
  /** The new logo; null for none, undefined for the saved one. */
  logo: File | null | undefined;
  savedLogo: ShopForm_storeFragment['logo'];
}

/** A preview of what shoppers see at the top and at the end of each page. */
export function ShopPreview({ draft, logo, savedLogo }: ShopPreviewProps) {
  const newUrl = useMemo(() => (logo ? URL.createObjectURL(logo) : undefined), [logo]);
  useEffect(() => () => (newUrl === undefined ? undefined : URL.revokeObjectURL(newUrl)), [newUrl]);
  const url = newUrl ?? (logo === null ? undefined : savedLogo?.url);
  const shown = pageSlugs.filter((slug) => draft[slug].trim() !== '');
  return (
    <section className={styles.preview} aria-labelledby="preview-heading">
      <h2 id="preview-heading" className={styles.partTitle}>
        {texts.preview}
      </h2>
      <p className={styles.brand}>
        {url && <img src={url} alt="" className={styles.brandLogo} />}
        <span>{draft.name}</span>
      </p>
      {draft.deliveryPromise && <p>{draft.deliveryPromise}</p>}
      {draft.openingHours && <p>{draft.openingHours}</p>}
      <p>{[draft.address, draft.email, draft.phone].filter(Boolean).join('\n')}</p>
      {draft.taxText && <p>{draft.taxText}</p>}
      {shown.length > 0 && <p>{shown.map((slug) => texts.pageNames[slug]).join(' · ')}</p>}
    </section>
  );
}
