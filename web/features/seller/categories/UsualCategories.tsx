import { Button } from '#web/shared/ui/Button.tsx';
import * as texts from './texts.ts';
import * as styles from './CategoriesPage.css.ts';

interface UsualCategory {
  slug: string;
  label: string;
  /** The label of the specification. */
  usualLabel: string | null;
  productCount: number;
}

interface UsualCategoriesProps<Category> {
  categories: readonly Category[];
  onEdit: (category: Category) => void;
}

/** The specification's seven categories, which can be renamed. */
export function UsualCategories<Category extends UsualCategory>({
  categories,
  onEdit,
}: UsualCategoriesProps<Category>) {
  return (
    <section className={styles.part} aria-labelledby="usual-heading">
      <h2 id="usual-heading" className={styles.partTitle}>
        {texts.usualCategories}
      </h2>
      <p className={styles.hint}>{texts.usualCategoriesHint}</p>
      <ul className={styles.list}>
        {categories.map((category) => {
          const { slug, label, usualLabel, productCount } = category;
          return (
            <li key={slug} className={styles.row}>
              <span className={styles.words}>
                <strong>{label}</strong>
                <span className={styles.hint}>{texts.productCount(productCount)}</span>
                {usualLabel !== null && usualLabel !== label && (
                  <span className={styles.hint}>{texts.usualName(usualLabel)}</span>
                )}
              </span>
              <span className={styles.buttons}>
                <Button
                  variant="quiet"
                  size="dense"
                  aria-label={texts.renameOne(label)}
                  onClick={() => onEdit(category)}
                >
                  {texts.rename}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
