import type { ComponentProps } from 'react';
import { useFieldProps } from '#web/shared/ui/Field.tsx';
import * as styles from './FileInput.css.ts';

type FileInputProps = Omit<ComponentProps<'input'>, 'className' | 'type'>;

/** The browser's file field with the look of a quiet button, for a `Field`. */
export function FileInput(props: FileInputProps) {
  return <input {...props} type="file" {...useFieldProps(props)} className={styles.file} />;
}

/** A `FileInput` for the kinds of pictures that stores take. */
export function PictureInput(props: Omit<FileInputProps, 'accept'>) {
  return <FileInput {...props} accept="image/jpeg,image/png,image/webp,image/gif" />;
}
