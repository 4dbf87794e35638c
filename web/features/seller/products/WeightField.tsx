import { useState } from 'react';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { sizeText } from '#web/shared/products/size-text.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { draftWeight } from './draft-weight.ts';
import type { FieldProps } from './form-field.ts';
import * as texts from './texts.ts';
import { useWeightReading } from './use-weight-reading.ts';

/** What one piece weighs or holds, in one text: an amount, a range of weights, or words. */
export function WeightField({ draft, error, onChange }: FieldProps) {
  const reading = useWeightReading(draft.weight);
  // An unfinished text is not wrong.
  const [isTyping, setIsTyping] = useState(false);
  const isUnreadable = reading?.weight === null && !isTyping;
  return (
    <Field
      label={texts.weight}
      optional
      error={error ?? (isUnreadable ? texts.weightUnreadable : undefined)}
      hint={error === undefined && !isUnreadable && hint()}
    >
      <Input
        name="weight"
        autoComplete="off"
        value={draft.weight}
        onChange={({ target }) => {
          setIsTyping(true);
          onChange({ weight: target.value });
        }}
        onBlur={() => setIsTyping(false)}
      />
    </Field>
  );

  function hint() {
    if (reading?.expectedGrams) return texts.soldByWeight(formatNumber(reading.expectedGrams));
    const shown = draftWeight(draft, reading);
    return shown.unitPrice?.amount ? texts.shownAsSize(sizeText(shown)) : texts.weightHint;
  }
}
