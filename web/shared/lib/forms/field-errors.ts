import { useEffect, useRef, useState } from 'react';
import { clearError, notifyError } from '#web/shared/lib/messages/notify.ts';

/** One entry of a payload's `errors`. */
export interface PayloadError {
  /** The path of the field inside the input; null when the error is not about one field. */
  field: readonly string[] | null;
  message: string;
}

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** The first error message for each field. */
function errorsByField<Name extends string>(errors: readonly PayloadError[], names: readonly Name[]) {
  const found: FieldErrors<Name> = {};
  for (const { field, message } of errors) {
    const name = names.find((each) => each === field?.[0]);
    if (name !== undefined) found[name] ??= message;
  }
  return found;
}

/**
 * Errors to show beside a form's fields until the field is changed. Pass `form` to the form as its ref: after each
 * refusal the focus moves to the first invalid field.
 */
export function useFieldErrors<Name extends string>(names: readonly Name[]) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [refusals, setRefusals] = useState(0);

  // The focus moves after the render, so that a screen reader reads the error with the field.
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  function show(shown: FieldErrors<Name>) {
    setErrors(shown);
    setRefusals((count) => count + 1);
  }

  return {
    form,
    errors,
    show,
    /** Shows a payload's errors. Returns whether each of them has a field. */
    showPayload: (refused: readonly PayloadError[] = []): boolean => {
      const shown = errorsByField(refused, names);
      if (Object.keys(shown).length > 0) show(shown);
      return refused.length > 0 && refused.every(({ field }) => names.some((name) => name === field?.[0]));
    },
    /** Call when a field is changed. */
    clear: (name: Name) => setErrors((old) => (old[name] === undefined ? old : { ...old, [name]: undefined })),
    clearAll: () => setErrors({}),
  };
}

/**
 * The errors beside a form's fields, and a refusal above them. A toast shows each refusal too.
 * @param subject the subject of the toast: a second toast with the same subject replaces the first
 */
export function useRefusal<Name extends string>(names: readonly Name[], subject: string) {
  const { showPayload, clear, clearAll, ...fields } = useFieldErrors(names);
  const [refusal, setRefusal] = useState<string>();
  return {
    ...fields,
    /** The message of a refusal whose errors do not all have a field. */
    refusal,
    /** Shows a refusal. Returns whether each of its errors has a field. */
    refuse: (message: string, errors?: readonly PayloadError[]): boolean => {
      const isBesideFields = showPayload(errors);
      if (!isBesideFields) setRefusal(message);
      notifyError(message, subject);
      return isBesideFields;
    },
    /** Call when a field is changed. */
    onTyped: (name: Name) => {
      setRefusal(undefined);
      clear(name);
      clearError(subject);
    },
    /** Call when the form is sent or changed to another one. */
    reset: () => {
      setRefusal(undefined);
      clearAll();
      clearError(subject);
    },
  };
}
