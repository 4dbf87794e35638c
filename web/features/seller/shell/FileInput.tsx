import type { ComponentProps } from 'react';
import { useFieldProps } from '#web/shared/ui/Field.tsx';
import * as styles from './FileInput.css.ts';

/** The browser's file field with the look of a quiet button, for a `Field`. */
export function FileInput(props: Omit<ComponentProps<'input'>, 'className' | 'type'>) {
  return <input {...props} type="file" {...useFieldProps(props)} className={styles.file} />;
}
