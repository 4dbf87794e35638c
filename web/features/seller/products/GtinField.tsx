import { useState } from 'react';
import { notify } from '#web/shared/lib/messages/notify.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { CameraButton } from '../shell/CameraButton.tsx';
import { codeOf, printedGtin, type ProductCode } from '#readers/barcode.ts';
import type { CameraScan } from '../shell/CameraDialog.tsx';
import { scanSubject, useScanner } from '../shell/scanner.ts';
import type { FieldProps } from './form-field.ts';
import { LookUp } from './LookUp.tsx';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';
import * as styles from './AddProductPage.css.ts';

const fieldName = 'gtin';

/** What is saved for a code that has more than the number, or another form of it. */
const gtinReading = ({ gtin, caseGtin }: ProductCode) =>
  caseGtin === null ? texts.gtinReadAs(printedGtin(gtin)) : texts.gtinOfItem(printedGtin(gtin));

/** The barcode of a product. A scanner fills it in from everywhere in the form but the other text fields. */
export function GtinField({ draft, error, onChange }: FieldProps) {
  // An unfinished number is not wrong.
  const [isTyping, setIsTyping] = useState(false);

  const reading = codeOf(draft.gtin);
  const isOtherwise = !('fault' in reading) && reading.notes.length > 0;

  function fill({ code, text }: CameraScan) {
    setIsTyping(false);
    onChange({ gtin: text });
    notify(code.caseGtin === null ? texts.gtinFilledIn(text) : texts.itemFilledIn(text), scanSubject);
  }

  useScanner(({ code, field, text }) => {
    const isTaken = code !== null && (field === null || field.getAttribute('name') === fieldName);
    if (isTaken) fill({ code, text });
    return isTaken;
  });

  return (
    <div className={styles.withButtons}>
      <Field
        label={labels.gtinWithName}
        optional
        error={isTyping ? undefined : error}
        hint={isOtherwise && error === undefined ? gtinReading(reading) : texts.gtinHint}
      >
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
