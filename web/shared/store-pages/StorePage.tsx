import type { ReactNode } from 'react';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { ErrorState } from '../ui/ErrorState.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { Page, PageHeading } from '../ui/Page.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { pageFeatures } from './page-features.ts';
import { useStorePage } from './use-store-page.ts';

interface StorePageProps {
  title: string;
  children: ReactNode;
}

/**
 * A shopper's page that is in `pageFeatures`. When the store lacks its feature, it says that this shop does not have
 * the page.
 */
export function StorePage({ title, children }: StorePageProps) {
  const { state, failure, retry } = useStorePage(pageFeatures);
  if (state === 'there') return children;
  if (state === 'absent') return <NotFound />;
  return (
    <Page title={title} width="narrow">
      {failure === undefined ? (
        <Spinner />
      ) : (
        <>
          <PageHeading>{title}</PageHeading>
          <ErrorState message={messageOf(failure)} onRetry={retry} />
        </>
      )}
    </Page>
  );
}
