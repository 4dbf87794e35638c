import { createContext, use, useId, useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
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
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
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
          {error}
        </p>
      )}
    </div>
  );
}

function useFieldProps(own: { id?: string | undefined }) {
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

/** A password field with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.password}>
      <input
        {...props}
        {...useFieldProps(props)}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.passwordControl}
      />
      <span className={styles.passwordToggle}>
        <IconButton
          icon={shown ? 'eye-off' : 'eye'}
          label={shown ? 'Hide password' : 'Show password'}
          onClick={() => setShown(!shown)}
        />
      </span>
    </div>
  );
}

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...props} {...useFieldProps(props)} className={styles.area} />;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'size'> {
  size?: 'dense' | 'normal';
}

export function Select({ size = 'normal', ...rest }: SelectProps) {
  return (
    <span className={styles.selectBox}>
      <select {...rest} {...useFieldProps(rest)} className={styles.select} data-size={size} />
      <span className={styles.selectArrow}>
        <Icon name="chevron-down" />
      </span>
    </span>
  );
}
