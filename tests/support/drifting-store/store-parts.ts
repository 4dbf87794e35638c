import type { IncomingMessage } from 'node:http';
import type { Answer, Answers } from './answers.ts';
import type { Has, Json, Records } from './records.ts';
import type { Sessions } from './sessions.ts';

/** The parts that the calls of one store share. */
export interface StoreParts {
  has: Has;
  records: Records;
  sessions: Sessions;
  answers: Answers;
  seller: { email: string; password: string };
  liesAboutMoney: boolean;
  cookieNames: { shopper: string; seller: string };
  url: () => string;
}

/** The calls by method and path. `given` has the values of the JSON body, or of the query. */
export type Calls = Record<string, (request: IncomingMessage, given: Json, body: Buffer) => Answer | Promise<Answer>>;
