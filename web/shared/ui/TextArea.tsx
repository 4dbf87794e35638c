import type { ComponentProps } from 'react';
import { useFieldProps } from './Field.tsx';
import * as styles from './Field.css.ts';

export function TextArea(props: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea {...props} {...useFieldProps(props)} className={styles.area} />;
}
