import { useState } from 'react';
import { notify } from '#web/shared/lib/notify.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { CameraButton } from '../shell/CameraButton.tsx';
import { useScanner } from '../shell/scanner.ts';
import type { FieldProps } from './form-field.ts';
import { LookUp } from './LookUp.tsx';
import * as texts from './texts.ts';
import * as styles from './AddProductPage.css.ts';

const fieldName = 'gtin';

/** The barcode of a product. A scanner fills it in from everywhere in the form but the other text fields. */
export function GtinField({ draft, error, onChange }: FieldProps) {
  // An unfinished number is not wrong.
  const [isTyping, setIsTyping] = useState(false);

  function fill(code: string) {
    setIsTyping(false);
    onChange({ gtin: code });
    notify(texts.gtinFilledIn(code));
  }

  useScanner(({ code, field }) => {
    if (field === null || field.getAttribute('name') === fieldName) fill(code);
    // In another field the digits stay, and the Enter of the scanner sends no form.
    return true;
  });

  return (
    <div className={styles.withButtons}>
      <Field label={texts.gtin} optional error={isTyping ? undefined : error} hint={texts.gtinHint}>
        <Input
          name={fieldName}
          inputMode="numeric"
          autoComplete="off"
          value={draft.gtin}
          onChange={({ target }) => {
            setIsTyping(true);
            onChange({ gtin: target.value });
          }}
          onBlur={() => setIsTyping(false)}
        />
      </Field>
      <LookUp typed={draft.gtin} onTake={onChange}>
        <CameraButton onCode={fill} />
      </LookUp>
    </div>
  );
}
