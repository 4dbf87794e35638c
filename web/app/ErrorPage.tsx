import { shop } from '#web/shared/lib/shop.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import * as styles from './ErrorPage.css.ts';
import { text } from '#web/theme/text.css.ts';

/**
 * The page that replaces a page that failed to render. It uses few other components, because they may be broken too.
 */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <title>{`Something went wrong · ${shop().name}`}</title>
      <h1 className={text.h1} tabIndex={-1}>
        Something went wrong
      </h1>
      <p>This page could not be shown. Your cart is safe.</p>
      <div className={styles.actions}>
        <Button icon="retry" onClick={onRetry}>
          Try again
        </Button>
        <a className={styles.home} href={paths.home}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}
