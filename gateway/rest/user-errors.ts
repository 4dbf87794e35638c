import { isFaultOfTheStore, isValidationDump } from './store-words.ts';

/** Why an input was refused: the path of one of its fields, or null, and a sentence fit to show. */
export interface UserError {
  field: string[] | null;
  message: string;
}

/** Translates the path of a field in the REST request to its path in the GraphQL input; null where the input has none. */
export type InputPath = (restPath: readonly string[]) => string[] | null;

/** For calls whose fields have the same names in REST and GraphQL. */
export function sameNames(...names: string[]): InputPath {
  return ([name = '', ...rest]) => (names.includes(name) ? [name, ...rest] : null);
}

/** More entries than any input has fields are not answered. */
const maxErrors = 50;

/**
 * The refused fields a store names beside its message: `errors: [{ field, message }]`, the field's path joined by dots.
 * Stores without this list, and entries of another form, give none.
 */
export function readUserErrors(body: Record<string, unknown>, toInput: InputPath): UserError[] {
  const { errors } = body;
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, maxErrors).flatMap((entry: unknown): UserError[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { field, message } = entry as { field?: unknown; message?: unknown };
    if (typeof message !== 'string' || !message.trim()) return [];
    if (isFaultOfTheStore(message) || isValidationDump(message)) return [];
    return [{ field: typeof field === 'string' ? toInput(field.split('.')) : null, message: message.trim() }];
  });
}
