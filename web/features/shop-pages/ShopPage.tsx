import { useParams } from 'react-router-dom';
import { useShopPageQuery } from '#web/__generated__/shop-pages.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { NotFound } from '#web/shared/ui/NotFound.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { ShopText } from '#web/shared/ui/ShopText.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

/** A page of the shop itself, such as its terms. */
export function ShopPage() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useShopPageQuery({ variables: { slug } });
  if (error) {
    return (
      <Page title={texts.page} width="narrow">
        {/* The error shows through `error`. */}
        <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </Page>
    );
  }
  if (!data) {
    return (
      <Page title={texts.page} width="narrow">
        <Skeleton shape="panel" />
      </Page>
    );
  }
  const { page } = data.store;
  if (!page) return <NotFound />;
  return (
    <Page title={page.title} width="narrow">
      <PageHeading>{page.title}</PageHeading>
      {page.picture && (
        <img
          src={page.picture.url}
          alt={page.title}
          width={page.picture.width ?? undefined}
          height={page.picture.height ?? undefined}
          className={styles.picture}
        />
      )}
      <ShopText text={page.text} />
    </Page>
  );
}
