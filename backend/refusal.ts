/** The reasons why a request was refused. The GraphQL gateway's `UserErrorCode` has the same names. */
export const refusalCodes = [
  'CHANGED_SINCE',
  'FORBIDDEN',
  'INVALID',
  'NOT_LOGGED_IN',
  'PAYMENT_UNAVAILABLE',
  'PRICE_CHANGED',
  'REFUSED',
  'SLOT_CLOSED',
  'SOLD_OUT',
  'TAKEN',
  'TOO_MANY',
  'UNKNOWN_ADDRESS',
  'UNKNOWN_PRODUCT',
  'WRONG_LOGIN',
] as const;

export type RefusalCode = (typeof refusalCodes)[number];

/** The error of one field of the request. */
export interface FieldError {
  code: RefusalCode;
  field: string;
  message: string;
}

/** The body of every refusal; `http/envelope.ts` has its schema. */
export interface Refusal {
  success: false;
  code: RefusalCode;
  message: string;
  errors?: FieldError[] | undefined;
}

/** A refusal with a sentence for the person, and the refused field if there is one. */
export function refused(code: RefusalCode, text: string, field?: string): Refusal {
  const errors = field === undefined ? undefined : [{ code, field, message: text }];
  return { success: false, code, message: text, ...(errors && { errors }) };
}

/** A refusal of several fields, with the code and the sentence of the first one. */
export function refusedFields(errors: readonly [FieldError, ...FieldError[]]): Refusal {
  const [first] = errors;
  return { success: false, code: first.code, message: first.message, errors: [...errors] };
}
