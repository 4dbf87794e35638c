import { Fault } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome } from '#gateway/refusals/outcome.ts';
import type { RestCall } from '#gateway/transport/rest-call.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { DoctorOptions } from './arguments.ts';
import type { Exchange } from './exchange.ts';
import type { Judge } from './judge.ts';
import type { Findings } from './report.ts';
import type { Person, StoreClient } from './store-client.ts';

/** The parts that all checks of one store share. */
export interface Visit {
  options: DoctorOptions;
  client: StoreClient;
  findings: Findings;
  judge: Judge;
  account: { name: string; email: string; password: string };
  shopper: Person;
  seller: Person;
  /** The ids of the shopper, as the gateway sends them; undefined until the store has told them. */
  who: { userId: string; userID: string } | undefined;
  /** Whether the ids of products are numbers in the store's JSON. */
  hasNumericIds: boolean;
  /** A product in stock that can be ordered; the doctor's own if it could add one. */
  product: RestProduct | undefined;
  /** The product that the doctor has added. */
  ownProduct: RestProduct | undefined;
  /** Names of the features that the store claims. */
  claims: (feature: string) => boolean;
}

type Extra = Partial<Pick<RestCall, 'query' | 'json' | 'form' | 'headers' | 'cookies'>> & {
  /** Said of a POST. */
  kind?: 'change' | 'upload';
};

/** Sends a call such as `POST /api/cart/update` as a person, with the cookies that the gateway would send. */
export async function send(
  { client }: Visit,
  person: Person,
  call: string,
  { kind = 'change', ...extra }: Extra = {},
): Promise<Exchange> {
  const [method, path = '/'] = call.split(' ');
  const isRead = method === 'GET' && !call.endsWith('/logout');
  const isSellers = /\/(seller|product)\//.test(path) || path.endsWith('/seller');
  const contents = { path, cookies: [isSellers ? 'seller' : 'shopper'], ...extra } as const;
  return await client.send(
    method === 'GET'
      ? { method: 'GET', kind: isRead ? 'read' : 'change', ...contents }
      : { method: 'POST', kind, ...contents },
    person,
  );
}

/** A field of the JSON object in an answer. */
export function fieldOf({ response }: Exchange, name: string): unknown {
  return isRecord(response?.body) ? response.body[name] : undefined;
}

/** The records in a list of the answer, as the store wrote them. */
export function recordsIn(exchange: Exchange, name: string): Record<string, unknown>[] {
  const list = fieldOf(exchange, name);
  return Array.isArray(list) ? list.filter(isRecord) : [];
}

/** Whether the gateway reads a success, a refusal, or neither. */
export function outcomeOf({ response }: Exchange): boolean | undefined {
  if (!response) return undefined;
  try {
    return readOutcome(response).success;
  } catch (error) {
    if (error instanceof Fault) return undefined;
    throw error;
  }
}
