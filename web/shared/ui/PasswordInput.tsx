import { useState, type ComponentProps } from 'react';
import { useFieldProps } from './Field.tsx';
import { Drawing } from './Icon.tsx';
import * as texts from './texts.ts';
import * as buttonStyles from './Button.css.ts';
import * as styles from './Field.css.ts';

const eye =
  'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12ZM12 9.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z';
const crossedEye =
  'M4 4l16 16M9.5 6c.8-.3 1.6-.5 2.5-.5 3.8 0 7 2 9.5 6.5-.8 1.4-1.7 2.6-2.6 3.5M6.3 7.6C4.9 8.6 3.6 10.1 2.5 12c2.5 4.5 5.7 6.5 9.5 6.5 1.5 0 2.9-.3 4.2-1';

/** A password field with a button that shows the password. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  const [shown, setShown] = useState(false);
  const label = shown ? texts.hidePassword : texts.showPassword;
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
        <button
          type="button"
          title={label}
          aria-label={label}
          className={buttonStyles.iconButton}
          onClick={() => setShown(!shown)}
        >
          <Drawing path={shown ? crossedEye : eye} />
        </button>
      </span>
    </div>
  );
}
