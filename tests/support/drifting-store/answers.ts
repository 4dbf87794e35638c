import type { Has, Json } from './records.ts';
import type { Quirk } from './quirks.ts';

export interface Answer {
  status: number;
  body: Json;
  cookies?: string[];
}

/** The kind of an answer: `statusCodes` answers each kind with another status. */
type Done = 'read' | 'changed' | 'created';

const statusOfDone: Record<Done, number> = { read: 203, changed: 202, created: 201 };

export type Answers = ReturnType<typeof createAnswers>;

/** The answers of a drifting store, as its quirks word them. */
export function createAnswers(has: Has) {
  const status = (code: number, ...quirks: Quirk[]) => (has(...quirks) ? code : 200);
  const refusal = (code: number, message: string): Answer =>
    has('bareRefusals') ? { status: code, body: { message } } : { status: code, body: { success: false, message } };

  return {
    refusal,

    /** @param createdIn the quirks with which a created record is answered by 201 */
    done: (
      done: Done,
      body: Json = {},
      { cookies = [], createdIn = [] }: { cookies?: string[]; createdIn?: Quirk[] } = {},
    ): Answer => ({
      status: has('statusCodes') ? statusOfDone[done] : status(201, ...createdIn),
      body: { success: true, ...body },
      cookies,
    }),

    badInput: (message: string) =>
      refusal(
        has('statusCodes')
          ? 422
          : status(400, 'bareRefusals', 'zipCode', 'strictOrigin', 'emptyAsFailure', 'trustedUserId'),
        message,
      ),

    notThere: (message: string) => refusal(status(404, 'strictOrigin', 'trustedUserId', 'statusCodes'), message),

    noShopper: () =>
      refusal(
        has('emptyAsFailure') ? 400 : status(401, 'bareRefusals', 'strictOrigin', 'trustedUserId', 'statusCodes'),
        'Not authorized. Please log in.',
      ),

    noSeller: () =>
      refusal(has('trustedUserId', 'statusCodes') ? 403 : status(401, 'bareRefusals'), 'Not authorized: sellers only.'),
  };
}
