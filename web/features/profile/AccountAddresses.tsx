import { useRef, useState } from 'react';
import {
  useAccountAddressesQuery,
  useRemoveAddressMutation,
  useSetDefaultAddressMutation,
  type Address_addressFragment,
} from '#web/__generated__/profile.ts';
import { addressLines } from '#common/address-lines.ts';
import { clearError, notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import * as styles from '#web/shared/ui/Form.css.ts';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import * as texts from './texts.ts';

const nameOf = ({ firstName, lastName, street }: Address_addressFragment) => `${firstName} ${lastName}, ${street}`;

/** The saved addresses, to edit, to delete, and to choose the one that the cart selects first. */
export function AccountAddresses({ onRefused }: { onRefused: () => void }) {
  const { data, error, refetch } = useAccountAddressesQuery({ fetchPolicy: 'cache-and-network' });
  const [removeAddress, { loading: isRemoving }] = useRemoveAddressMutation();
  const [setDefault] = useSetDefaultAddressMutation();
  const [removed, setRemoved] = useState<Address_addressFragment>();
  const heading = useRef<HTMLHeadingElement>(null);
  const addresses = data?.me?.addresses;

  async function change(
    send: () => Promise<
      { success: boolean; message: string | null; errors: readonly { code: string }[] } | null | undefined
    >,
  ) {
    try {
      const reply = await send();
      if (reply?.success) {
        clearError('address');
        if (reply.message) notifySuccess(reply.message);
        return;
      }
      notifyError(reply?.message ?? texts.notChanged, 'address');
      if (reply?.errors.some(({ code }) => code === 'NOT_LOGGED_IN')) onRefused();
      else await refetch();
    } catch (thrown) {
      notifyThrown(thrown, 'address');
    }
  }

  async function remove({ id }: Address_addressFragment) {
    await change(async () => (await removeAddress({ variables: { input: { id } } })).data?.removeAddress);
    setRemoved(undefined);
    // The buttons of the address may be gone, so the heading gets the focus.
    heading.current?.focus();
  }

  return (
    <section className={styles.group} aria-labelledby="account-addresses">
      <h2 ref={heading} id="account-addresses" tabIndex={-1} className={styles.legend}>
        {texts.addresses}
      </h2>
      <div className={styles.form}>
        {error && !addresses && (
          <ErrorState message={texts.addressesNotLoaded} onRetry={() => void refetch().catch(() => undefined)} />
        )}
        {!error && !addresses && <Skeleton shape="row" />}
        {addresses?.length === 0 && <p>{texts.noAddressYet}</p>}
        {addresses && addresses.length > 0 && (
          <ul className={styles.form}>
            {addresses.map((address) => (
              <li key={address.id} className={styles.entry}>
                <p>
                  <strong>
                    <bdi>{`${address.firstName} ${address.lastName}`}</bdi>
                  </strong>{' '}
                  {address.isDefault && <Badge tone="good">{texts.defaultMark}</Badge>}
                  <br />
                  <bdi>{addressLines(address).join(', ')}</bdi>
                </p>
                <div className={styles.actions}>
                  <ButtonLink
                    to={paths.editAddress(address.id)}
                    variant="quiet"
                    size="dense"
                    aria-label={texts.editAddress(nameOf(address))}
                  >
                    {texts.edit}
                  </ButtonLink>
                  {!address.isDefault && (
                    <Button
                      variant="quiet"
                      size="dense"
                      aria-label={texts.makeAddressDefault(nameOf(address))}
                      onClick={() =>
                        void change(
                          async () =>
                            (await setDefault({ variables: { input: { id: address.id } } })).data?.setDefaultAddress,
                        ).then(() => heading.current?.focus())
                      }
                    >
                      {texts.makeDefault}
                    </Button>
                  )}
                  <Button
                    variant="quiet"
                    size="dense"
                    aria-label={texts.removeAddress(nameOf(address))}
                    onClick={() => setRemoved(address)}
                  >
                    {texts.remove}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <ButtonLink to={paths.addAddress} variant="quiet" icon="plus">
            {texts.addAddress}
          </ButtonLink>
        </div>
      </div>
      <Dialog open={removed !== undefined} onClose={() => setRemoved(undefined)} title={texts.removeQuestion}>
        {removed && <p>{texts.ordersKeep(nameOf(removed))}</p>}
        <div className={styles.actions}>
          <Button busy={isRemoving} onClick={() => removed && void remove(removed)}>
            {texts.removeIt}
          </Button>
          <Button variant="quiet" disabled={isRemoving} onClick={() => setRemoved(undefined)}>
            {texts.keepIt}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
