import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { notify } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Breadcrumb } from '#web/shared/ui/Breadcrumb.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { AddressForm } from './AddressForm.tsx';

export function AddAddressPage() {
  const { status, user } = useSession();
  if (status === 'out') return <SendToCart />;

  return (
    <Page title="Add a delivery address" width="narrow">
      <Breadcrumb steps={[{ label: 'Cart', to: paths.cart }, { label: 'Add address' }]} />
      <PageHeading>Add a delivery address</PageHeading>
      {user ? <AddressForm shopper={user} /> : <Spinner text="Checking your login…" />}
    </Page>
  );
}

/** Only a logged-in shopper has addresses. */
function SendToCart() {
  // A toast is outside React.
  useEffect(() => notify('Please log in to add an address'), []);
  return <Navigate to={paths.cart} replace />;
}
