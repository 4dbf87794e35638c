import * as styles from './Switch.css.ts';

interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The switched thing, for screen readers: "Tomatoes in stock". */
  label: string;
  /** The state in visible words, because colour alone is not enough. */
  text?: string;
  disabled?: boolean;
}

export function Switch({ checked, onChange, label, text, disabled }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      disabled={disabled}
      className={styles.control}
      onClick={() => onChange(!checked)}
    >
      <span className={styles.track} aria-hidden="true" />
      {text && <span aria-hidden="true">{text}</span>}
    </button>
  );
}
