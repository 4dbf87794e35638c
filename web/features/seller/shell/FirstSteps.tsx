import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { IconButton } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { spokenOnly } from '#web/theme/text.css.ts';
import { useFirstSteps, type StepName } from './use-first-steps.ts';
import * as texts from './texts.ts';
import { partTitle } from './SellerPage.css.ts';
import * as styles from './FirstSteps.css.ts';

/** What each step says, with the link to its page. */
const wordsOf: Record<StepName, ReactNode> = {
  name: <Link to={sellerPaths.shop}>{texts.nameYourShop}</Link>,
  contact: <Link to={sellerPaths.shop}>{texts.giveContact}</Link>,
  imprint: <Link to={sellerPaths.shopPart('pages')}>{texts.writeImprint}</Link>,
  timeZone: <Link to={sellerPaths.shop}>{texts.chooseTimeZone}</Link>,
  tax: <Link to={sellerPaths.shopPart('taxes')}>{texts.setTaxes}</Link>,
  delivery: <Link to={sellerPaths.shopPart('delivery')}>{texts.setDelivery}</Link>,
  goods: texts.addGoods(
    <Link to={paths.seller}>{texts.addOwnGoods}</Link>,
    <Link to={sellerPaths.import}>{texts.importGoods}</Link>,
  ),
  demo: <Link to={paths.sellerProductList}>{texts.takeDemoAway}</Link>,
  order: <Link to={paths.home}>{texts.placeTestOrder}</Link>,
};

/** The first steps of a new shop, each done or not by what the store says. They are shown until all are done, or hidden. */
export function FirstSteps() {
  const { steps, isShown, isFolded, fold, hide } = useFirstSteps();
  if (!isShown) return null;
  const doneCount = steps?.filter(({ isDone }) => isDone).length;

  return (
    <section className={styles.steps} data-waiting={!steps} aria-labelledby="first-steps-heading">
      <details open={!isFolded} onToggle={({ currentTarget }) => fold(!currentTarget.open)}>
        <summary className={styles.head}>
          <h2 id="first-steps-heading" className={partTitle}>
            {texts.firstSteps}
          </h2>
          {doneCount !== undefined && (
            <span className={styles.count}>{texts.stepsDone(doneCount, steps?.length ?? 0)}</span>
          )}
        </summary>
        <ol className={styles.list}>
          {steps?.map(({ name, isDone }) => (
            <li key={name} className={styles.step}>
              <span className={styles.mark} data-done={isDone}>
                {isDone && <Icon name="check" size={16} />}
              </span>
              <span>
                <span>{wordsOf[name]}</span>
                {isDone && <span className={spokenOnly}> {texts.stepDone}</span>}
              </span>
            </li>
          ))}
        </ol>
      </details>
      <div className={styles.close}>
        <IconButton
          icon="close"
          label={texts.hideFirstSteps}
          onClick={() => {
            hide();
            document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
          }}
        />
      </div>
    </section>
  );
}
