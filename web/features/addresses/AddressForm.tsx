import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddAddressMutation } from '#web/__generated__/addresses.ts';
import { messageOf, notifyError, notifySuccess, settled } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { addressGroups, draftFor, faultOf, hintOf, toInput, type AddressField } from './address-form.ts';
import * as styles from './AddressForm.css.ts';

const allFields = addressGroups.flatMap(({ fields }) => fields);

/** Saves an address and goes back to the cart with it selected. Faults show when a field is left, and on saving. */
export function AddressForm({ shopper }: { shopper: { name: string; email: string } }) {
  const [draft, setDraft] = useState(() => draftFor(shopper));
  const [left, setLeft] = useState<ReadonlySet<AddressField>>(new Set());
  const [refusal, setRefusal] = useState<string>();
  const [tried, setTried] = useState(false);
  const [addAddress, { loading }] = useAddAddressMutation();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function refuse(message: string) {
    setRefusal(message);
    notifyError(message, 'address');
  }

  async function save() {
    setRefusal(undefined);
    const wrong = allFields.filter((field) => faultOf(field, draft[field.name]));
    setLeft(new Set(allFields.map(({ name }) => name)));
    setTried(wrong.length > 0);
    if (wrong[0]) {
      form.current?.querySelector<HTMLInputElement>(`[name="${wrong[0].name}"]`)?.focus();
      return;
    }
    try {
      const { data } = await addAddress({ variables: { input: toInput(draft) } });
      const answer = data?.addAddress;
      if (!answer?.success) {
        refuse(answer?.message ?? 'The address could not be saved. Please try again.');
        return;
      }
      settled('address');
      if (answer.message) notifySuccess(answer.message);
      void navigate(paths.cart, { state: { addressId: answer.address?.id } });
    } catch (error) {
      refuse(messageOf(error));
    }
  }

  const wrongNow = tried ? allFields.filter((field) => faultOf(field, draft[field.name])).length : 0;

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
      {refusal && (
        <p role="alert" className={styles.refusal}>
          <Icon name="alert" />
          {refusal}
        </p>
      )}
      {wrongNow > 0 && (
        <p role="alert" className={styles.refusal}>
          <Icon name="alert" />
          {wrongNow === 1 ? 'One field needs your attention.' : `${wrongNow} fields need your attention.`}
        </p>
      )}
      {addressGroups.map(({ title, fields }) => (
        <fieldset key={title} className={styles.group}>
          <legend className={styles.legend}>{title}</legend>
          <div className={styles.fields}>
            {fields.map((field) => (
              <div key={field.name} className={styles.cell} data-half={field.half ? '' : undefined}>
                <Field
                  label={field.label}
                  hint={hintOf(field, draft[field.name])}
                  error={left.has(field.name) ? faultOf(field, draft[field.name]) : undefined}
                >
                  <Input
                    name={field.name}
                    type={field.type ?? 'text'}
                    inputMode={field.numeric ? 'numeric' : undefined}
                    pattern={field.numeric ? '[0-9]*' : undefined}
                    autoComplete={`shipping ${field.autoComplete}`}
                    required
                    // A zip code that is too long is told so, instead of being cut.
                    maxLength={field.numeric ? 20 : field.max}
                    value={draft[field.name]}
                    onChange={(event) => setDraft({ ...draft, [field.name]: event.target.value })}
                    onBlur={() => setLeft(new Set([...left, field.name]))}
                  />
                </Field>
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.actions}>
        <Button type="submit" size="large" busy={loading}>
          Save address
        </Button>
        <ButtonLink to={paths.cart} variant="quiet" size="large">
          Back to cart
        </ButtonLink>
      </div>
    </form>
  );
}
