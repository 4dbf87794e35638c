import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { sellerPaths } from '#web/shared/lib/seller-paths.ts';
import { IconButton } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { spokenOnly } from '#web/theme/text.css.ts';
import { partTitle } from './AddProductPage.css.ts';
import { useFirstSteps } from './use-first-steps.ts';
import * as texts from './texts.ts';
import * as styles from './FirstSteps.css.ts';

/** The first steps of a new shop's owner. They are shown until they are done or hidden. */
export function FirstSteps() {
  const { done, isShown, isShopSeen, hide, seeShop } = useFirstSteps();
  if (!isShown) return null;

  return (
    <section className={styles.steps} data-waiting={!done} aria-labelledby="first-steps-heading">
      <div className={styles.head}>
        <h2 id="first-steps-heading" className={partTitle}>
          {texts.firstSteps}
        </h2>
        <IconButton
          icon="close"
          label={texts.hideFirstSteps}
          onClick={() => {
            hide();
            document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
          }}
        />
      </div>
      <ol className={styles.list}>
        <Step isDone={done?.isNamed}>
          <Link to={sellerPaths.shop}>{texts.nameYourShop}</Link>
        </Step>
        <Step isDone={done?.hasGoods}>{texts.addGoods(<Link to={sellerPaths.import}>{texts.importGoods}</Link>)}</Step>
        <Step isDone={done?.isWithoutDemo}>
          <Link to={paths.sellerProductList}>{texts.takeDemoAway}</Link>
        </Step>
        <Step isDone={isShopSeen}>
          <Link to={paths.home} onClick={seeShop}>
            {texts.seeYourShop}
          </Link>
        </Step>
      </ol>
    </section>
  );
}

function Step({ isDone = false, children }: { isDone?: boolean | undefined; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <span className={styles.mark} data-done={isDone}>
        {isDone && <Icon name="check" size={16} />}
      </span>
      <span>
        {children}
        {isDone && <span className={spokenOnly}> {texts.stepDone}</span>}
      </span>
    </li>
  );
}
