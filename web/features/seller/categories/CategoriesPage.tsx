import { useState } from 'react';
import { useSellerCategoriesQuery, type SellerCategoriesQuery } from '#web/__generated__/seller-shell.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { CategoryForm } from './CategoryForm.tsx';
import { UsualCategories } from './UsualCategories.tsx';
import { MoveButtons } from '../shell/MoveButtons.tsx';
import { useCategoryChanges } from './use-category-changes.ts';
import * as texts from './texts.ts';
import * as styles from './CategoriesPage.css.ts';

type Category = NonNullable<NonNullable<SellerCategoriesQuery['seller']>['allCategories']>[number];

/** The seller's own categories, and the order in which he walks through all of them to pick orders. */
export function CategoriesPage() {
  const { data, error, refetch } = useSellerCategoriesQuery({ fetchPolicy: 'cache-and-network' });
  const changes = useCategoryChanges();
  const [edited, setEdited] = useState<Category>();
  const [removed, setRemoved] = useState<Category>();
  const [addedCount, setAddedCount] = useState(0);
  const all = data?.seller?.allCategories;

  if (!data && error)
    return (
      <SellerPageError title={texts.categories} error={error} onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!all) return <SellerPageLoading title={texts.categories} label={texts.loading} shape="row" />;

  const own = all.filter(({ isOwn }) => isOwn);
  const usual = all.filter(({ usualLabel }) => usualLabel !== null);
  const walk = all.toSorted((one, other) => one.walk - other.walk);

  async function removeIt() {
    if (removed) await changes.remove(removed.slug);
    setRemoved(undefined);
  }

  return (
    <SellerPage title={texts.categories} note={texts.ownCount(own.length)}>
      <section className={styles.part} aria-labelledby="own-heading">
        <h2 id="own-heading" className={styles.partTitle}>
          {texts.yourCategories}
        </h2>
        <p className={styles.hint}>{texts.yourCategoriesHint}</p>
        {own.length > 0 && (
          <ul className={styles.list}>
            {own.map((category, at) => (
              <li key={category.slug} className={styles.row}>
                <span className={styles.picture}>
                  <ProductPicture
                    src={category.picture?.url}
                    name={category.label}
                    sizes="52px"
                    category={category.slug}
                  />
                </span>
                <span className={styles.words}>
                  <strong>{category.label}</strong>
                  <span className={styles.hint}>{texts.productCount(category.productCount)}</span>
                </span>
                <span className={styles.buttons}>
                  <MoveButtons
                    label={category.label}
                    at={at}
                    count={own.length}
                    disabled={changes.isArranging}
                    onMove={(to) => void changes.arrange({ own: moved(own, at, to) })}
                  />
                  <Button
                    variant="quiet"
                    size="dense"
                    aria-label={texts.editOne(category.label)}
                    onClick={() => setEdited(category)}
                  >
                    {texts.edit}
                  </Button>
                  <Button
                    variant="quiet"
                    size="dense"
                    aria-label={texts.removeOne(category.label)}
                    onClick={() => setRemoved(category)}
                  >
                    {texts.remove}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        <h3 className={styles.partTitle}>{texts.newCategory}</h3>
        {/* The form has a key, so that it is empty after each category. */}
        <CategoryForm key={addedCount} onSaved={() => setAddedCount(addedCount + 1)} />
      </section>
      {usual.length > 0 && <UsualCategories categories={usual} onEdit={setEdited} />}
      <section className={styles.part} aria-labelledby="walk-heading">
        <h2 id="walk-heading" className={styles.partTitle}>
          {texts.walkingOrder}
        </h2>
        <p className={styles.hint}>{texts.walkingOrderHint}</p>
        <ol className={styles.list}>
          {walk.map(({ slug, label }, at) => (
            <li key={slug} className={styles.row}>
              <span className={styles.words}>{`${at + 1}. ${label}`}</span>
              <span className={styles.buttons}>
                <MoveButtons
                  label={texts.inWalkingOrder(label)}
                  at={at}
                  count={walk.length}
                  disabled={changes.isArranging}
                  onMove={(to) => void changes.arrange({ walk: moved(walk, at, to) })}
                />
              </span>
            </li>
          ))}
        </ol>
      </section>
      <Dialog
        open={edited !== undefined}
        onClose={() => setEdited(undefined)}
        title={texts.editOne(edited?.label ?? '')}
      >
        {edited && <CategoryForm key={edited.slug} category={edited} onSaved={() => setEdited(undefined)} />}
      </Dialog>
      <Dialog
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        title={texts.reallyRemove(removed?.label ?? '')}
      >
        <p>{texts.removeHint}</p>
        <div className={styles.dialogButtons}>
          <Button busy={changes.isRemoving} onClick={() => void removeIt()}>
            {texts.remove}
          </Button>
          <Button variant="quiet" disabled={changes.isRemoving} onClick={() => setRemoved(undefined)}>
            {texts.keepIt}
          </Button>
        </div>
      </Dialog>
    </SellerPage>
  );
}

/** The slugs after one category has moved to another place. */
function moved(categories: readonly Category[], from: number, to: number): string[] {
  const slugs = categories.map(({ slug }) => slug);
  slugs.splice(to, 0, ...slugs.splice(from, 1));
  return slugs;
}
