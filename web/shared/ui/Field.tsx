import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './Field.css.ts';

interface FieldIds {
  control: string;
  describedBy: string | undefined;
  invalid: boolean;
}

const FieldContext = createContext<FieldIds | undefined>(undefined);

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Adds "(optional)" to the label. */
  optional?: boolean;
  /** One Input, PasswordInput, TextArea or Select. It gets its id and descriptions from the Field. */
  children: ReactNode;
}

export function Field({ label, hint, error, optional = false, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;

  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{` ${texts.optional}`}</span>}
      </label>
      <FieldContext value={{ control: id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          <Icon name="alert" size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** The attributes that connect a control to the label, the hint and the error of the Field around it. */
export function useFieldProps(own: { id?: string | undefined }) {
  const field = use(FieldContext);
  if (!field) return { id: own.id };
  return {
    id: own.id ?? field.control,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  } as const;
}

export function Input({ type = 'text', ...rest }: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type={type} {...rest} {...useFieldProps(rest)} className={styles.control} />;
}
