import { useId, useState, type FormEvent } from 'react';
import type { ProduceRow_produceFragment } from '#web/__generated__/seller-food.ts';
import { originText } from '#web/shared/food/origin-text.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { originOf } from './countries.ts';
import type { OriginState } from './use-origins.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';
import * as styles from './OriginsPage.css.ts';

const classes = ['Extra', 'I', 'II'];

interface OriginRowProps {
  row: ProduceRow_produceFragment;
  state: OriginState;
  /** The age of the shown origin in days; undefined without any. */
  days: number | undefined;
  isOld: boolean;
  /** The id of the list with the names of countries. */
  countriesId: string;
}

/** A product with one button for each origin: a tap states or confirms it. */
export function OriginRow({ row, state, days, isOld, countriesId }: OriginRowProps) {
  const { product, usedOrigins } = row;
  const { said, fault } = state;
  const [isOther, setIsOther] = useState(false);
  const faultId = useId();
  const { name } = product;
  const shown = said.origins.map(originText).join(comma);
  const isSaid = (origin: string) => days === 0 && said.origins.length === 1 && said.origins[0] === origin;
  const choices = [...new Set([...said.origins, ...usedOrigins])];

  function sayOther(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('origin');
    const origin = typeof typed === 'string' ? originOf(typed) : '';
    if (origin === '') return;
    setIsOther(false);
    void state.sayOrigins([origin]);
  }

  return (
    <li className={styles.row} aria-label={name} data-unsaved={fault !== undefined || undefined}>
      <span className={styles.picture}>
        <ProductPicture src={product.image?.url} name={name} sizes="56px" />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts} data-old={isOld || undefined}>
          {[days === undefined ? texts.notStated : texts.statedBefore(shown, days), !product.inStock && texts.soldOut]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={styles.choices}>
        {choices.map((origin) => (
          <Button
            key={origin}
            variant={isSaid(origin) ? 'primary' : 'quiet'}
            aria-label={texts.comesFrom(name, originText(origin))}
            aria-pressed={isSaid(origin)}
            onClick={() => void state.sayOrigins([origin])}
          >
            {originText(origin)}
          </Button>
        ))}
        <Button variant="quiet" icon="plus" aria-expanded={isOther} onClick={() => setIsOther(!isOther)}>
          {texts.otherCountry}
        </Button>
        {state.undo && (
          <Button variant="quiet" icon="retry" onClick={() => void state.undo?.()}>
            {texts.undoTap}
          </Button>
        )}
      </span>
      {isOther && (
        <form className={styles.other} onSubmit={sayOther}>
          <Field label={texts.otherCountry}>
            <Input name="origin" list={countriesId} maxLength={60} autoComplete="off" />
          </Field>
          <Button type="submit">{texts.setOrigin}</Button>
        </form>
      )}
      <span className={styles.pair}>
        <Field label={labels.qualityClass}>
          <Select
            value={said.qualityClass ?? ''}
            onChange={(event) => void state.say({ qualityClass: event.target.value || null })}
          >
            <option value="">{texts.noClass}</option>
            {[...new Set([...classes, ...(said.qualityClass ? [said.qualityClass] : [])])].map((each) => (
              <option key={each} translate="no">
                {each}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={labels.variety}>
          <Input
            // Another saved variety is shown.
            key={said.variety}
            defaultValue={said.variety ?? ''}
            maxLength={80}
            autoComplete="off"
            enterKeyHint="done"
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
            onBlur={(event) => {
              const variety = event.target.value.trim() || null;
              if (variety !== said.variety) void state.say({ variety });
            }}
          />
        </Field>
      </span>
      {fault !== undefined && (
        <span id={faultId} role="alert" className={styles.fault}>
          <span>{texts.notSavedYet(fault)}</span>
          <Button variant="quiet" aria-describedby={faultId} onClick={() => void state.saveAgain()}>
            {texts.saveAgain}
          </Button>
          <Button variant="quiet" aria-describedby={faultId} onClick={state.discard}>
            {texts.discard}
          </Button>
        </span>
      )}
    </li>
  );
}
