import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useLastAddressQuery } from '#web/__generated__/addresses.ts';
import { notify } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { unreachable } from '#web/shared/apollo/transport-faults.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import { Breadcrumb } from '#web/shared/ui/Breadcrumb.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { AddressForm } from './AddressForm.tsx';
import * as texts from '#web/shared/addresses/texts.ts';

export function AddAddressPage() {
  const { status, user, error: sessionError } = useSession();
  const { checkAgain } = useSessionActions();
  const [params] = useSearchParams();
  const id = params.get('id');
  // The shopper whose address was refused. When the login has expired, the form stays as it is until the next login.
  const [refusedShopper, setRefusedShopper] = useState<typeof user>(null);
  const shopper = user ?? refusedShopper;
  const { data, error, loading, refetch } = useLastAddressQuery({ skip: id === null || !shopper });
  const saved = data?.me?.addresses.find((address) => address.id === id);
  const isAway = status === 'out' && !shopper && sessionError !== undefined;
  if (status === 'out' && !shopper && !isAway) return <SendToCart />;

  const title = id === null ? texts.addTitle : texts.editTitle;

  return (
    <Page title={title} width="narrow">
      {id === null ? (
        <Breadcrumb steps={[{ label: texts.cart, to: paths.cart }, { label: texts.addAddress }]} />
      ) : (
        <Breadcrumb steps={[{ label: texts.myAccount, to: paths.account }, { label: texts.editAddress }]} />
      )}
      <PageHeading>{title}</PageHeading>
      {isAway && (
        <ErrorState message={unreachable().message} onRetry={() => void checkAgain().catch(() => undefined)} />
      )}
      {!shopper && !isAway && <Spinner text={texts.checkingLogin} />}
      {shopper && (id === null || saved) && (
        <AddressForm
          key={`${shopper.id} ${id}`}
          saved={saved}
          shopper={shopper}
          isLoggedIn={status !== 'out'}
          onRefused={() => setRefusedShopper(shopper)}
        />
      )}
      {shopper && id !== null && !saved && (
        <>
          {loading && <Spinner text={texts.loadingAddress} />}
          {error && <ErrorState message={texts.notLoaded} onRetry={() => void refetch()} />}
          {data && !saved && <Notice>{texts.notAmongSaved}</Notice>}
        </>
      )}
    </Page>
  );
}

function SendToCart() {
  useEffect(() => notify(texts.logInToAdd), []);
  return <Navigate to={paths.cart} replace />;
}
