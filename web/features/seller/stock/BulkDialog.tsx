import { useState } from 'react';
import { useBulkTaxClassesQuery, type TaxClassCode } from '#web/__generated__/seller-stock.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { useCategoryChoices } from '../shell/use-category-choices.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { bulkFields, bulkKinds, type BulkKind, type TypedBulk } from './bulk-change.ts';
import { BulkPreview } from './BulkPreview.tsx';
import { useBulkChange } from './use-bulk-change.ts';
import * as texts from './texts.ts';
import * as styles from './CountDialog.css.ts';

interface BulkDialogProps {
  /** The products to change. */
  ids: readonly string[];
  /** Called after the change. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
}

/** Changes many products in two steps: the seller says what to change, sees what that does, and confirms it. */
export function BulkDialog({ ids, onChanged, onClose }: BulkDialogProps) {
  const [typed, setTyped] = useState<TypedBulk>({ kind: 'PERCENT', percent: '', taxClass: 'A', category: '' });
  const [fault, setFault] = useState<string>();
  const { preview, forgetPreview, isBusy, look, apply } = useBulkChange(ids);
  const categories = useCategoryChoices();
  const hasRates = useShopFacts().has('TAX_RATES');
  const { data } = useBulkTaxClassesQuery({ skip: !hasRates, fetchPolicy: 'cache-and-network' });
  const taxClasses = data?.store.taxClasses ?? [];
  const { kind } = typed;
  const isReady = preview !== undefined && preview.length > 0;

  function set(change: Partial<TypedBulk>) {
    setTyped({ ...typed, ...change });
    setFault(undefined);
    forgetPreview();
  }

  async function submit() {
    const fields = bulkFields(typed);
    if ('fault' in fields) {
      setFault(fields.fault);
      return;
    }
    const refusal = await (isReady ? apply(fields) : look(fields));
    setFault(refusal);
    if (isReady && refusal === undefined) await onChanged();
  }

  return (
    <Dialog open onClose={onClose} title={texts.changeProducts(ids.length)}>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void submit();
        }}
      >
        <Field label={texts.whatToChange} error={kind === 'ARCHIVE' ? fault : undefined} hint={texts.bulkHints[kind]}>
          <Select value={kind} onChange={({ target }) => set({ kind: target.value as BulkKind })}>
            {bulkKinds
              .filter((each) => each !== 'TAX_CLASS' || taxClasses.length > 1)
              .map((each) => (
                <option key={each} value={each}>
                  {texts.bulkKinds[each]}
                </option>
              ))}
          </Select>
        </Field>
        {kind === 'PERCENT' && (
          <Field label={texts.percent} error={fault} hint={texts.percentHint}>
            <Input autoComplete="off" value={typed.percent} onChange={({ target }) => set({ percent: target.value })} />
          </Field>
        )}
        {kind === 'TAX_CLASS' && (
          <Field label={texts.taxClass} error={fault}>
            <Select value={typed.taxClass} onChange={({ target }) => set({ taxClass: target.value as TaxClassCode })}>
              {taxClasses.map(({ code, name, rate }) => (
                <option key={code} value={code}>
                  {`${name}${comma}${formatNumber(rate)} %`}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {kind === 'CATEGORY' && (
          <Field label={texts.category} error={fault}>
            <Select value={typed.category} onChange={({ target }) => set({ category: target.value })}>
              <option value="">{texts.chooseOne}</option>
              {categories.map(({ slug, label }) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {preview && <BulkPreview changes={preview} count={ids.length} showsPrices={kind === 'PERCENT'} />}
        <div>
          <Button type="submit" busy={isBusy}>
            {isReady ? texts.confirmBulk(preview.length, kind === 'ARCHIVE') : texts.showChanges}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
