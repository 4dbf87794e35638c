import { CategoryChips } from '#web/shared/products/CategoryChips.tsx';
import { paths } from '#web/shared/lib/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { Page } from '#web/shared/ui/Page.tsx';
import { SearchBox } from './SearchBox.tsx';
import * as styles from './NotFoundPage.css.ts';

/** The server sends this page with status 404. */
export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <EmptyState
        level={1}
        art="/art/not-found.webp"
        title="Page not found"
        text="This page does not exist or has moved. Search for a product or choose a category."
        action={<ButtonLink to={paths.home}>Go to the home page</ButtonLink>}
      />
      <div className={styles.more}>
        <SearchBox label="Search the shop" />
        <CategoryChips />
      </div>
    </Page>
  );
}
