import type { ComponentProps } from 'react';
import { useFieldProps } from './Field.tsx';
import { Icon } from './Icon.tsx';
import * as styles from './Field.css.ts';

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
