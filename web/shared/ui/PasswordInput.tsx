import { useState, type ComponentProps } from 'react';
import { IconButton } from './Button.tsx';
import { useFieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

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
