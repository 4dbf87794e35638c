import { shop } from '#web/shared/lib/shop/shop.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import * as texts from './texts.ts';
import * as styles from './ErrorPage.css.ts';
import { text } from '#web/theme/text.css.ts';

/**
 * The page that replaces a page that failed to render. It uses few other components, because they may be broken too.
 */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{texts.errorTitle(shop().name)}</title>
      <h1 className={text.h1} tabIndex={-1}>
        {texts.somethingWentWrong}
      </h1>
      <p>{texts.pageNotShown}</p>
      <div className={styles.actions}>
        <Button icon="retry" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
        <a className={styles.home} href={paths.home}>
          {texts.goHome}
        </a>
      </div>
    </main>
  );
}
