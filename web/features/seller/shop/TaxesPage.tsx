import { useShopTaxQuery, useUpdateTaxMutation, type ShopTax_storeFragment } from '#web/__generated__/seller-shop.ts';
import { notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { isLate, useVersionedDraft, type Sent } from '../shell/use-versioned-draft.ts';
import {
  classCodes,
  depositTaxes,
  feeTaxes,
  parseTaxes,
  taxLabel,
  taxWords,
  toTaxDraft,
  toTaxInput,
  type TaxDraft,
} from './tax-draft.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

/** Gets the version of the shop before and after a save. */
type OnSaved = (before: number | null, after: number | null) => void;

/**
 * The page for the taxes of new orders. They are saved separately from the other facts of the shop, which have the same
 * version.
 */
export function TaxesPage({ onSaved }: { onSaved: OnSaved }) {
  const { data, error, refetch } = useShopTaxQuery({ fetchPolicy: 'network-only' });
  return (
    <SellerPage title={texts.taxes}>
      <ShopNav />
      {error && !data && (
        <ErrorState message={texts.taxesNotLoaded} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !data && <Skeleton shape="panel" />}
      {data && <TaxForm store={data.store} onSaved={onSaved} />}
    </SellerPage>
  );
}

function TaxForm({ store, onSaved }: { store: ShopTax_storeFragment; onSaved: OnSaved }) {
  const [update] = useUpdateTaxMutation();
  const form = useVersionedDraft({
    key: 'greengate-tax-draft',
    opened: store,
    toDraft: toTaxDraft,
    parse: parseTaxes,
    send,
  });
  const { draft, savedDraft } = form;

  async function send(typed: TaxDraft, { version }: ShopTax_storeFragment): Promise<Sent<ShopTax_storeFragment>> {
    const tax = toTaxInput(typed);
    if (typeof tax === 'string') return { failures: [tax] };
    const variables = { tax, ...(version !== null && { ifVersion: version }) };
    const reply = (await update({ variables })).data?.updateStore;
    if (reply?.success) {
      onSaved(version, reply.store.version);
      notifySuccess(texts.taxesSaved);
      return { saved: reply.store };
    }
    const refused = reply?.errors ?? [];
    return { newer: isLate(refused) && reply?.store, failures: [reply?.message ?? texts.taxesNotSaved] };
  }

  return (
    <form
      noValidate
      aria-label={texts.taxes}
      className={styles.part}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <p>{texts.taxesHint}</p>
      <Field label={texts.taxMode}>
        <Select
          name="taxMode"
          value={draft.mode}
          onChange={({ target }) => form.set({ mode: target.value === 'RATES' ? 'RATES' : 'FLOOR' })}
        >
          {Object.entries(texts.taxModes).map(([mode, label]) => (
            <option key={mode} value={mode}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts.taxNumber} optional hint={texts.taxNumberHint}>
        <Input name="taxNumber" value={draft.number} onChange={({ target }) => form.set({ number: target.value })} />
      </Field>
      {draft.mode === 'RATES' && draft.feeTax !== null && (
        <Field label={texts.feeTax} hint={texts.feeTaxHint}>
          <Select
            name="feeTax"
            value={draft.feeTax}
            onChange={({ target }) => form.set({ feeTax: target.value === 'GOODS' ? 'GOODS' : 'CLASS_A' })}
          >
            {feeTaxes.map((feeTax) => (
              <option key={feeTax} value={feeTax}>
                {texts.feeTaxes[feeTax]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {draft.mode === 'RATES' && draft.depositTax !== null && (
        <Field label={texts.depositTax} hint={texts.depositTaxHint}>
          <Select
            name="depositTax"
            value={draft.depositTax}
            onChange={({ target }) => form.set({ depositTax: target.value === 'NONE' ? 'NONE' : 'GOODS' })}
          >
            {depositTaxes.map((depositTax) => (
              <option key={depositTax} value={depositTax}>
                {texts.depositTaxes[depositTax]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {draft.mode === 'RATES' &&
        classCodes.map((code) => (
          <fieldset key={code} className={styles.fields}>
            <legend className={styles.legend}>
              {code === 'A' ? (
                texts.standardClass(<ClassName code={code} />, draft.feeTax !== 'GOODS')
              ) : (
                <ClassName code={code} />
              )}
            </legend>
            <Field label={texts.className(code)} optional={code !== 'A'}>
              <Input
                value={draft[code].name}
                onChange={({ target }) => form.set({ [code]: { ...draft[code], name: target.value } })}
              />
            </Field>
            <Field label={texts.classRate(code)} optional={code !== 'A'}>
              <Input
                inputMode="decimal"
                value={draft[code].rate}
                onChange={({ target }) => form.set({ [code]: { ...draft[code], rate: target.value } })}
              />
            </Field>
          </fieldset>
        ))}
      <NewerNotice
        form={form}
        takeNewerText={texts.takeNewerTaxes}
        labelOf={taxLabel}
        newerOf={(field) => taxWords(field, savedDraft)}
      >
        {texts.taxesChangedElsewhere}
      </NewerNotice>
      {form.failures.length > 0 && (
        <p role="alert">
          <strong>{texts.taxesNotSaved}</strong> {form.failures} <span>{texts.stillHere}</span>
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" busy={form.isSaving} disabled={!form.isChanged || form.conflicts.length > 0}>
          {texts.saveTaxes}
        </Button>
        <Button variant="quiet" disabled={!form.isChanged || form.isSaving} onClick={form.discard}>
          {texts.undoAll}
        </Button>
      </div>
    </form>
  );
}

function ClassName({ code }: { code: string }) {
  return <strong>{texts.taxClass(code)}</strong>;
}
