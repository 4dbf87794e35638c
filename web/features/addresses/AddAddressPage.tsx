import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useLastAddressQuery } from '#web/__generated__/addresses.ts';
import { notify } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { unreachable } from '#web/shared/apollo/transport-faults.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import { Breadcrumb } from '#web/shared/ui/Breadcrumb.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { AddressForm } from './AddressForm.tsx';

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

  const title = id === null ? 'Add a delivery address' : 'Edit your address';

  return (
    <Page title={title} width="narrow">
      {id === null ? (
        <Breadcrumb steps={[{ label: 'Cart', to: paths.cart }, { label: 'Add address' }]} />
      ) : (
        <Breadcrumb steps={[{ label: 'My account', to: paths.account }, { label: 'Edit address' }]} />
      )}
      <PageHeading>{title}</PageHeading>
      {isAway && (
        <ErrorState message={unreachable().message} onRetry={() => void checkAgain().catch(() => undefined)} />
      )}
      {!shopper && !isAway && <Spinner text="Checking your login…" />}
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
          {loading && <Spinner text="Loading the address…" />}
          {error && <ErrorState message="The address could not be loaded." onRetry={() => void refetch()} />}
          {data && !saved && <Notice>This address is not among your saved ones. It may have been deleted.</Notice>}
        </>
      )}
    </Page>
  );
}

function SendToCart() {
  useEffect(() => notify('Please log in to add an address'), []);
  return <Navigate to={paths.cart} replace />;
}
