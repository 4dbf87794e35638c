import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { notify } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { checkShopperAgain, useSession } from '#web/shared/session/use-session.ts';
import { Breadcrumb } from '#web/shared/ui/Breadcrumb.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { AddressForm } from './AddressForm.tsx';

export function AddAddressPage() {
  const { status, user } = useSession();
  const client = useApolloClient();
  // The shopper whose address was refused. When the login has expired, the form stays as it is until the next login.
  const [refusedShopper, setRefusedShopper] = useState<typeof user>(null);
  const shopper = user ?? refusedShopper;
  if (status === 'out' && !shopper) return <SendToCart />;

  function onRefused() {
    setRefusedShopper(shopper);
    checkShopperAgain(client);
  }

  return (
    <Page title="Add a delivery address" width="narrow">
      <Breadcrumb steps={[{ label: 'Cart', to: paths.cart }, { label: 'Add address' }]} />
      <PageHeading>Add a delivery address</PageHeading>
      {shopper ? (
        <AddressForm key={shopper.id} shopper={shopper} isLoggedIn={status !== 'out'} onRefused={onRefused} />
      ) : (
        <Spinner text="Checking your login…" />
      )}
    </Page>
  );
}

function SendToCart() {
  useEffect(() => notify('Please log in to add an address'), []);
  return <Navigate to={paths.cart} replace />;
}
