import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  useAddAddressMutation,
  useLastAddressQuery,
  useUpdateAddressMutation,
  type Address_addressFragment,
} from '#web/__generated__/addresses.ts';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { useRefusal, type PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { useFormKey } from '#web/shared/lib/forms/form-key.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { AddressFields } from '#web/shared/addresses/AddressFields.tsx';
import { addressDraft } from '#web/shared/addresses/address-draft.ts';
import {
  addressFields,
  addressGroupsFor,
  draftFor,
  draftOf,
  errorIn,
  toInput,
  type FieldSpec,
} from '#web/shared/addresses/address-form.ts';
import type { AddressField } from '#web/shared/addresses/address-types.ts';
import * as texts from '#web/shared/addresses/texts.ts';
import * as styles from '#web/shared/ui/Form.css.ts';

interface AddressFormProps {
  /** The address to change; a new one when absent. */
  saved?: Address_addressFragment | undefined;
  shopper: { id: string; name: string; email: string };
  /** Whether the shopper is logged in. When the login has expired, the form asks to log in again before it saves. */
  isLoggedIn: boolean;
  /** Called when the store refused the address, perhaps because the login has expired. */
  onRefused: () => void;
}

/** Moves an error of `postalCode` to `zipcode`: the form has one field for both names in the API's input. */
const atZipcode = (error: PayloadError): PayloadError =>
  error.field?.[0] === 'postalCode' ? { ...error, field: ['zipcode'] } : error;

const fieldNames = addressFields.map(({ name }) => name);

/**
 * Saves a new address and returns to the cart with it selected, or changes a saved one and returns to the account. Errors show when a
 * field loses the focus, and on saving.
 */
export function AddressForm({ saved, shopper, isLoggedIn, onRefused }: AddressFormProps) {
  const [typed, setTyped] = useState(() => addressDraft.read(shopper.id, saved?.id));
  const { has } = useFeatures();
  const takesText = has('ADDRESSES_EDIT');
  // Usually cached by the cart page. Without it, the shopper types the country.
  const { data: last } = useLastAddressQuery({ skip: saved !== undefined });
  const start = saved ? draftOf(saved) : draftFor(shopper, last?.me?.addresses.at(-1)?.country);
  const draft = { ...start, ...typed };
  const groups = addressGroupsFor({ takesText, takesNoState: has('ADDRESSES_STATE'), country: draft.country });
  const specs: readonly FieldSpec[] = groups.flatMap(({ fields }) => fields);
  const [visited, setVisited] = useState<ReadonlySet<AddressField>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const formKey = useFormKey();
  const [addAddress, { loading: isAdding }] = useAddAddressMutation();
  const [updateAddress, { loading: isUpdating }] = useUpdateAddressMutation();
  const loading = isAdding || isUpdating;
  const { form, errors, show, refusal, refuse, onTyped, reset } = useRefusal(fieldNames, 'address');
  const navigate = useNavigate();

  function type(field: AddressField, text: string) {
    const next = { ...typed, [field]: text };
    setTyped(next);
    addressDraft.write(shopper.id, next, saved?.id);
    onTyped(field);
  }

  const errorOf = (field: FieldSpec) => errorIn(field, draft[field.name]) ?? errors[field.name];

  async function save() {
    reset();
    const invalid = specs.filter((field) => errorIn(field, draft[field.name]));
    setVisited(new Set(fieldNames));
    setIsSubmitted(invalid.length > 0);
    if (invalid.length > 0) {
      show({});
      return;
    }
    if (!isLoggedIn) {
      openLoginDialog();
      return;
    }
    try {
      const input = toInput(draft, takesText);
      const reply = saved
        ? (await updateAddress({ variables: { input: { ...input, id: saved.id } } })).data?.updateAddress
        : (await addAddress({ variables: { input: { ...input, idempotencyKey: formKey.of(input) } } })).data
            ?.addAddress;
      if (!reply?.success) {
        const message = reply?.message ?? texts.notSaved;
        if (refuse(message, reply?.errors.map(atZipcode))) setIsSubmitted(true);
        else onRefused();
        return;
      }
      formKey.end();
      addressDraft.forget(saved?.id);
      if (reply.message) notifySuccess(reply.message);
      if (saved) void navigate(paths.account);
      else void navigate(paths.cart, { state: { addressId: reply.address?.id } });
    } catch (error) {
      refuse(messageOf(error));
      onRefused();
    }
  }

  const invalidCount = isSubmitted ? specs.filter(errorOf).length : 0;

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void save();
      }}
    >
      {!isLoggedIn && (
        <div role="alert" className={styles.refusal}>
          <Icon name="alert" />
          <p>{texts.loginExpired}</p>
          <Button size="dense" variant="quiet" onClick={openLoginDialog}>
            {texts.logIn}
          </Button>
        </div>
      )}
      {isLoggedIn && refusal && (
        <p role="alert" className={styles.refusal}>
          <Icon name="alert" />
          <span>{refusal}</span>
        </p>
      )}
      {invalidCount > 0 && (
        <p role="alert" className={styles.refusal}>
          <Icon name="alert" />
          <span>{texts.invalidFields(invalidCount)}</span>
        </p>
      )}
      <AddressFields
        groups={groups}
        draft={draft}
        errorOf={(field) => (visited.has(field.name) ? errorOf(field) : undefined)}
        onType={type}
        onLeave={(field) => setVisited(new Set([...visited, field]))}
      />
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={loading}>
          {texts.save}
        </Button>
        <ButtonLink to={saved ? paths.account : paths.cart} variant="quiet" size="large">
          {saved ? texts.backToAccount : texts.backToCart}
        </ButtonLink>
      </div>
    </form>
  );
}
