import type { RefObject } from 'react';
import type { useRefusal } from '#web/shared/lib/forms/field-errors.ts';
import { limitHint } from '#web/shared/lib/forms/limit-hint.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { text } from '#web/theme/text.css.ts';
import { maxLengths, type Declaration } from './declaration.ts';
import * as texts from './texts.ts';
import * as styles from '#web/shared/ui/Form.css.ts';

interface DeclarationFormProps {
  heading: RefObject<HTMLHeadingElement | null>;
  declaration: Declaration;
  refusals: ReturnType<typeof useRefusal<keyof Declaration>>;
  onType: (name: keyof Declaration, text: string) => void;
  onNext: () => void;
}

/** The first step: who withdraws, and from which order. */
export function DeclarationForm({ heading, declaration, refusals, onType, onNext }: DeclarationFormProps) {
  const { form, errors, refusal } = refusals;
  const control = (name: keyof Declaration) => ({
    name,
    maxLength: maxLengths[name],
    value: declaration[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) => onType(name, target.value),
  });
  const hintOf = (name: keyof Declaration, hint?: string) => limitHint(declaration[name], maxLengths[name]) ?? hint;
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <h2 ref={heading} tabIndex={-1} className={text.h2}>
        {texts.stepOne}
      </h2>
      <p>{texts.about}</p>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          <Icon name="alert" />
          <span>{refusal}</span>
        </p>
      )}
      <Field label={texts.name} hint={hintOf('name')} error={errors.name}>
        <Input {...control('name')} autoComplete="name" required />
      </Field>
      <Field label={texts.orderNumber} hint={hintOf('orderNumber', texts.whereNumber)} error={errors.orderNumber}>
        <Input {...control('orderNumber')} autoComplete="off" required />
      </Field>
      <Field label={texts.email} hint={hintOf('email', texts.whyEmail)} error={errors.email}>
        <Input {...control('email')} type="email" autoComplete="email" required />
      </Field>
      <Field label={texts.goods} optional hint={hintOf('goods', texts.wholeIfEmpty)} error={errors.goods}>
        <TextArea {...control('goods')} rows={3} />
      </Field>
      <div className={styles.actions}>
        <Button type="submit" size="large">
          {texts.next}
        </Button>
      </div>
    </form>
  );
}
