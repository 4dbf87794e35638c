import { useEffect, useRef, useState } from 'react';

/** One entry of a payload's `errors`. */
export interface PayloadError {
  /** The path of the field inside the input; null when it is about no single field. */
  field: readonly string[] | null;
  message: string;
}

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** What the store refuses in a form, for each field: the first message about it. */
function errorsByField<Name extends string>(errors: readonly PayloadError[], names: readonly Name[]) {
  const found: FieldErrors<Name> = {};
  for (const { field, message } of errors) {
    const name = names.find((each) => each === field?.[0]);
    if (name !== undefined) found[name] ??= message;
  }
  return found;
}

/**
 * Faults of a form that show beside their fields until the field is changed. Put `form` on the form: the focus goes to
 * its first refused field.
 */
export function useFieldErrors<Name extends string>(names: readonly Name[]) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [refusals, setRefusals] = useState(0);

  // After the render: a screen reader then reads the fault with the field.
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
    /** Shows what a payload refuses. Returns whether all of it stands beside a field. */
    showPayload: (refused: readonly PayloadError[] = []): boolean => {
      const shown = errorsByField(refused, names);
      if (Object.keys(shown).length > 0) show(shown);
      return refused.length > 0 && refused.every(({ field }) => names.some((name) => name === field?.[0]));
    },
    /** The field was changed: what was said about it no longer counts. */
    clear: (name: Name) => setErrors((old) => (old[name] === undefined ? old : { ...old, [name]: undefined })),
    clearAll: () => setErrors({}),
  };
}
