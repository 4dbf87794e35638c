import {
  GuestOrdersDocument,
  useGuestOrdersQuery,
  useSaveGuestOrdersMutation,
  type GuestOrders,
} from '#web/__generated__/seller-shop.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as shellTexts from '../shell/texts.ts';
import * as texts from './texts.ts';

const choices = Object.keys(shellTexts.guestOrderNames) as GuestOrders[];

/** Whether people order without an account. It is saved at once. */
export function GuestOrdersChoice({ onSaved }: { onSaved: (before: number | null, after: number | null) => void }) {
  const { has } = useShopFacts();
  const hasGuests = has('ORDERS_GUESTS');
  const { data } = useGuestOrdersQuery({ skip: !hasGuests, fetchPolicy: 'cache-and-network' });
  const [save, { loading }] = useSaveGuestOrdersMutation({
    // The cache has no id of the shop, so that a reply changes nothing that other queries have read.
    refetchQueries: [GuestOrdersDocument],
    awaitRefetchQueries: true,
  });
  if (!data?.store.guestOrders) return null;
  const { version, guestOrders } = data.store;

  async function change(wanted: GuestOrders) {
    try {
      const reply = (await save({ variables: { input: { guestOrders: wanted } } })).data?.updateStore;
      if (!reply?.success) return notifyError(reply?.message ?? texts.shopNotSaved, 'shop');
      onSaved(version, reply.store.version);
      notifySuccess(reply.message ?? texts.shopSaved);
    } catch (thrown) {
      notifyThrown(thrown, 'shop');
    }
  }

  return (
    <Field
      label={texts.guestOrdersTitle}
      hint={has('MAIL') ? texts.guestOrdersHint : texts.guestOrdersHintWithoutMails}
    >
      <Select
        value={guestOrders}
        disabled={loading}
        onChange={({ target }) => void change(target.value as GuestOrders)}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {shellTexts.guestOrderNames[choice]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
