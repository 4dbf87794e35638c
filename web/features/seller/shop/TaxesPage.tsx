import { useEffect, useState } from 'react';
import {
  useShopTaxQuery,
  useUpdateTaxMutation,
  type ShopTax_storeFragment,
  type TaxClassCode,
  type TaxInput,
} from '#web/__generated__/seller-shop.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/notify.ts';
import { readAmount, typedAmount } from '#web/shared/lib/numbers.ts';
import { checkSellerAgain } from '#web/shared/session/session-actions.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { keptIn } from '../shell/kept-draft.ts';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import * as styles from './ShopPage.css.ts';

const codes: readonly TaxClassCode[] = ['A', 'B', 'C', 'D'];

/** How the shop taxes new orders. It is saved apart from the other facts: `onSaved` gets the version of the shop after that. */
export function TaxesPage({ onSaved }: { onSaved: (version: number | null) => void }) {
  const { data, error, refetch } = useShopTaxQuery({ fetchPolicy: 'network-only' });
  return (
    <SellerPage title="Taxes">
      <ShopNav />
      {error && !data && (
        <ErrorState message="The taxes could not be loaded." onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !data && <Skeleton shape="panel" />}
      {data && <TaxForm store={data.store} onSaved={onSaved} />}
    </SellerPage>
  );
}

/** The form as typed: the classes by code, with empty texts for those that are not used. */
interface TaxDraft {
  mode: TaxInput['mode'];
  number: string;
  classes: { code: TaxClassCode; name: string; rate: string }[];
}

function draftOf({ taxMode, taxNumber, taxClasses }: ShopTax_storeFragment): TaxDraft {
  const classes = codes.map((code) => {
    const saved = taxClasses?.find((each) => each.code === code);
    return { code, name: saved?.name ?? '', rate: saved ? typedAmount(saved.rate) : '' };
  });
  return { mode: taxMode ?? 'FLOOR', number: taxNumber ?? '', classes };
}

/** What was typed, and the saved taxes on which it builds. */
interface KeptTax {
  draft: TaxDraft;
  origin: TaxDraft;
}

const isWhole = ({ mode, number, classes }: TaxDraft) =>
  typeof mode === 'string' && typeof number === 'string' && classes.length === codes.length;
const keptTax = keptIn<KeptTax>('greengate-tax-draft', ({ draft, origin }) => isWhole(draft) && isWhole(origin));

const isSame = (one: TaxDraft, other: TaxDraft) => JSON.stringify(one) === JSON.stringify(other);

const isUsed = ({ name, rate }: TaxDraft['classes'][number]) => name.trim() !== '' || rate.trim() !== '';

function TaxForm({ store, onSaved }: { store: ShopTax_storeFragment; onSaved: (version: number | null) => void }) {
  const [update, { client, loading }] = useUpdateTaxMutation();
  const [kept] = useState(keptTax.read);
  const [saved, setSaved] = useState(() => draftOf(store));
  const [draft, setDraft] = useState(kept?.draft ?? saved);
  /** The saved taxes when the seller began to type. */
  const [origin, setOrigin] = useState(kept?.origin ?? saved);
  const [failure, setFailure] = useState<string>();
  const isChanged = !isSame(draft, saved);
  const isNewer = isChanged && !isSame(origin, saved);

  useEffect(() => keptTax.write(isChanged ? { draft, origin } : undefined), [isChanged, draft, origin]);

  function startFrom(next: TaxDraft) {
    setSaved(next);
    setDraft(next);
    setOrigin(next);
    setFailure(undefined);
  }

  const setClass = (code: TaxClassCode, change: { name?: string; rate?: string }) =>
    setDraft({ ...draft, classes: draft.classes.map((each) => (each.code === code ? { ...each, ...change } : each)) });

  async function save() {
    const used = draft.classes.filter(isUsed);
    const classes = used.map(({ code, name, rate }) => ({ code, name: name.trim(), rate: readAmount(rate) ?? -1 }));
    const missing = classes.find(({ name, rate }) => name === '' || rate < 0);
    setFailure(missing && `Enter a name and a rate in percent for the tax class ${missing.code}.`);
    if (missing) return;
    try {
      const tax = { mode: draft.mode, number: draft.number.trim(), classes };
      const reply = (await update({ variables: { tax } })).data?.updateStore;
      if (reply?.errors.some(({ code }) => code === 'NOT_LOGGED_IN')) checkSellerAgain(client);
      if (!reply?.success) {
        setFailure(reply?.message ?? 'The taxes were not saved.');
        return;
      }
      startFrom(draftOf(reply.store));
      onSaved(reply.store.version);
      notifySuccess('Taxes saved.');
    } catch (error) {
      setFailure(messageOf(error));
    }
  }

  return (
    <form
      noValidate
      aria-label="Taxes"
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void save();
      }}
    >
      <p>A change applies to new orders only: each order keeps the taxes of the day when it was placed.</p>
      <Field label="Tax on orders">
        <Select
          name="taxMode"
          value={draft.mode}
          onChange={({ target }) => setDraft({ ...draft, mode: target.value === 'RATES' ? 'RATES' : 'FLOOR' })}
        >
          <option value="FLOOR">2 % are added to the prices</option>
          <option value="RATES">Prices include the tax of their class</option>
        </Select>
      </Field>
      <Field label="Tax number" optional hint="Printed on receipts.">
        <Input
          name="taxNumber"
          value={draft.number}
          onChange={({ target }) => setDraft({ ...draft, number: target.value })}
        />
      </Field>
      {draft.mode === 'RATES' &&
        draft.classes.map(({ code, name, rate }) => (
          <fieldset key={code} className={styles.fields}>
            <legend className={styles.legend}>
              <strong>Class {code}</strong>
              {code === 'A' && ', also of products without a class and of the delivery'}
            </legend>
            <Field label={`Name of class ${code}`} optional={code !== 'A'}>
              <Input value={name} onChange={({ target }) => setClass(code, { name: target.value })} />
            </Field>
            <Field label={`Rate of class ${code} (%)`} optional={code !== 'A'}>
              <Input
                inputMode="decimal"
                value={rate}
                onChange={({ target }) => setClass(code, { rate: target.value })}
              />
            </Field>
          </fieldset>
        ))}
      {isNewer && (
        <NewerNotice what="taxes" onKeep={() => setOrigin(saved)} onTake={() => startFrom(saved)}>
          <strong>The taxes were changed elsewhere.</strong> Choose which ones to keep.
        </NewerNotice>
      )}
      {failure && (
        <p role="alert">
          <strong>The taxes were not saved.</strong> {failure} Everything you typed is still here.
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={loading} disabled={!isChanged || isNewer}>
          Save the taxes
        </Button>
        <Button variant="quiet" disabled={!isChanged || loading} onClick={() => startFrom(saved)}>
          Undo all changes
        </Button>
      </div>
    </form>
  );
}
