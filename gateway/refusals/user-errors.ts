import { isUserErrorCode, readRefusalCode, type UserErrorCode } from './refusal-code.ts';
import { isCrashMessage, isValidatorReport } from './refusal-messages.ts';
import { refusalSentence } from './store-sentences.ts';

/** A reason why an input was refused. */
export interface UserError {
  code: UserErrorCode;
  /** The path of the refused field; null when the refusal is about no single field. */
  field: string[] | null;
  /** A sentence fit to show. */
  message: string;
}

/** Maps the path of a field in the REST request to its path in the GraphQL input; null where the input has none. */
export type InputPath = (restPath: readonly string[]) => string[] | null;

/** The names of a field in REST: `true` for the same name, an empty list where REST has none. */
type RestNames = true | string | readonly string[];

/** Maps the fields that a store names. A field of the input that is forgotten or misspelled does not compile. */
export function inputPath<Input>(restNames: { [Field in keyof Input]-?: RestNames }): InputPath {
  const fields = new Map<string, string>();
  for (const [field, names] of Object.entries<RestNames>(restNames)) {
    const all = names === true ? [field] : typeof names === 'string' ? [names] : names;
    for (const name of all) fields.set(name, field);
  }
  return ([name = '', ...rest]) => {
    const field = fields.get(name);
    return field === undefined ? null : [field, ...rest];
  };
}

/** The same, where fields inside of an input, such as of the entries of a list, have other names in REST: `{ type: 'typeId' }`. */
export function withInnerNames(toInput: InputPath, inner: Record<string, string>): InputPath {
  const names = new Map(Object.entries(inner));
  return (restPath) => {
    const [field, ...rest] = toInput(restPath) ?? [];
    return field === undefined ? null : [field, ...rest.map((name) => names.get(name) ?? name)];
  };
}

/** A number that is greater than the number of fields of any input. */
const maxErrors = 50;

export interface UserErrorsOptions {
  toInput: InputPath;
  status: number;
  isLogin: boolean;
}

/**
 * The refused fields that a store names beside its message: `errors: [{ code, field, message }]`, where dots join the
 * field's path. Stores without this list, and entries of another form, give none.
 */
export function readUserErrors(
  body: Record<string, unknown>,
  { toInput, status, isLogin }: UserErrorsOptions,
): UserError[] {
  const { errors } = body;
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, maxErrors).flatMap((entry: unknown): UserError[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { code: sent = body['code'], field, message } = entry as Partial<Record<keyof UserError, unknown>>;
    if (typeof message !== 'string' || !message.trim()) return [];
    if (isCrashMessage(message) || isValidatorReport(message)) return [];
    const isAboutField = typeof field === 'string';
    const code = readRefusalCode({ code: sent, message, status, isAboutField, isLogin });
    const shown = isUserErrorCode(sent) ? message.trim() : refusalSentence(code, message.trim());
    return [{ code, field: isAboutField ? toInput(field.split('.')) : null, message: shown }];
  });
}
