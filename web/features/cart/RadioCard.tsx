import type { ReactNode } from 'react';
import * as styles from '#web/shared/ui/choice.css.ts';

interface RadioCardProps {
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  onChoose: () => void;
  title: string;
  detail?: string;
  icon?: ReactNode;
}

/** A radio button in a card that can be pressed as a whole. */
export function RadioCard({ name, value, checked, disabled = false, onChoose, title, detail, icon }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={styles.cardWords}>
        <span className={styles.cardTitle}>{title}</span>
        {detail && (
          <span className={styles.hint}>
            <bdi>{detail}</bdi>
          </span>
        )}
      </span>
      {icon}
    </label>
  );
}
