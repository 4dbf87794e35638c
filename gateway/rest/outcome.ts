import { Fault, logIn, noReason, storeNotUnderstood, storeUnreachable } from './faults.ts';
import { saysAway, type RestReply } from './rest-call.ts';
import { isFaultOfTheStore, isStoreWithoutDatabase, isValidationDump, readableWords } from './store-words.ts';
import { readUserErrors, type InputPath, type UserError } from './user-errors.ts';

/** The store's answer to a change: did it accept, and in which words. */
export interface Outcome {
  success: boolean;
  /** A refusal always has one. */
  message: string | null;
  /** The refused fields of the input; none unless the store or the gateway names them. */
  errors?: UserError[];
}

export interface UpdateCartOutcome extends Outcome {
  /** Of the saved cart, where the store keeps versions. */
  version: number | null;
}

export interface AddAddressOutcome extends Outcome {
  /** Identifiers the shopper's addresses had before; undefined when nobody knows. */
  knownIds?: ReadonlySet<string> | undefined;
}

export interface PlaceOrderOutcome extends Outcome {
  redirectUrl: string | null;
}

export interface AddProductOutcome extends Outcome {
  name: string;
  knownIds?: ReadonlySet<string> | undefined;
}

export interface SetProductStockOutcome extends Outcome {
  productId: string;
}

export interface RemoveDemoProductsOutcome extends Outcome {
  removed: number | null;
}

interface OutcomeRule {
  /** Says whether the reply carries what the call is for: then a missing `success` is forgiven. */
  hasPayload?: (body: Record<string, unknown>) => boolean;
  /** In place of a refusal without words. */
  noWords?: string;
  /** Where the fields that the store refuses stand in the input of the mutation. */
  toInput?: InputPath;
}

/**
 * The outcome rule over drifting stores: success is a 2xx with `success: true`, or without `success` but with the
 * payload. Everything else that says something readable is a refusal, whatever its status, but for those of a store that
 * is away. The rest is a fault.
 *
 * @throws Fault when the reply is no answer
 */
export function readOutcome(
  reply: RestReply,
  { hasPayload = () => false, noWords, toInput = () => null }: OutcomeRule = {},
): Outcome {
  const { body, isOk } = reply;
  if (saysAway(reply.status)) throw storeUnreachable(reply.detail);
  if (!isRecord(body)) throw storeNotUnderstood(reply.detail);

  const words = wordsIn(body);
  const verdict = readVerdict(body);
  if (isOk && verdict === true) return { success: true, message: words };
  if (isOk && verdict === undefined) {
    if (hasPayload(body)) return { success: true, message: words };
    throw storeNotUnderstood({ ...reply.detail, why: 'no success in the reply' });
  }
  if (verdict === undefined && words === null) throw storeNotUnderstood(reply.detail);
  const message = words === null ? (noWords ?? withoutWords(reply)) : refusalWords(reply, words);
  return { success: false, message, errors: readUserErrors(body, toInput) };
}

/** A refusal's words, fit to show. @throws Fault when they are the text of a crash inside the store */
function refusalWords(reply: RestReply, words: string): string {
  if (isStoreWithoutDatabase(words)) throw storeUnreachable({ ...reply.detail, words });
  if (isValidationDump(words)) return 'The store did not accept these details. Please check them and try again.';
  if (isFaultOfTheStore(words)) {
    throw new Fault('UPSTREAM_BAD_REPLY', 'The store could not carry this out. Please try again in a moment.', {
      detail: { ...reply.detail, words },
    });
  }
  return words;
}

const withoutWords = ({ status }: RestReply) => (status === 401 || status === 403 ? logIn : noReason);

/** `success`; the misspelling seen in the wild counts as a refusal. */
function readVerdict(body: Record<string, unknown>): boolean | undefined {
  if (typeof body['success'] === 'boolean') return body['success'];
  if (body['success'] === 'true') return true;
  if (body['success'] === 'false' || 'succes' in body) return false;
  return undefined;
}

function wordsIn(body: Record<string, unknown>): string | null {
  for (const value of [body['message'], body['error'], body['msg']]) {
    const text = isRecord(value) ? value['message'] : value;
    const words = typeof text === 'string' ? readableWords(text) : '';
    if (words) return words;
  }
  return null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
