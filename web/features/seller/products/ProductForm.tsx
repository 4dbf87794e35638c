import type { ComponentProps, ReactNode, RefObject } from 'react';
import { CardPreview } from './CardPreview.tsx';
import { PictureSlots } from './PictureSlots.tsx';
import { ProductFields } from './ProductFields.tsx';
import * as texts from './texts.ts';
import * as styles from './AddProductPage.css.ts';

interface ProductFormProps extends ComponentProps<typeof ProductFields>, ComponentProps<typeof PictureSlots> {
  form: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  /** The content below the fields. */
  children: ReactNode;
}

/** The pictures, the preview and the fields of a new product, or of one that is edited. */
export function ProductForm({ form, onSubmit, children, pictures, disabled, shares, ...fields }: ProductFormProps) {
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!disabled) onSubmit();
      }}
    >
      <div className={styles.looks}>
        <section className={styles.part} aria-labelledby="pictures-heading">
          <h2 id="pictures-heading" className={styles.partTitle}>
            {texts.productPictures}
          </h2>
          <PictureSlots pictures={pictures} disabled={disabled} shares={shares} />
        </section>
        <CardPreview
          draft={fields.draft}
          referencePrice={fields.referencePrice}
          picture={pictures.slots.find(Boolean)?.url}
        />
      </div>
      <section className={styles.part} aria-labelledby="details-heading">
        <h2 id="details-heading" className={styles.partTitle}>
          {texts.details}
        </h2>
        <ProductFields {...fields} />
        {children}
      </section>
    </form>
  );
}
