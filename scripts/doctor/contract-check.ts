import { Ajv } from 'ajv';
import { toDay, toMoment } from '#gateway/documents/contract-values.ts';
import { promisedAnswers, type PromisedAnswer } from './contract-schema.ts';
import type { Exchange } from './exchange.ts';
import { untrue, type Finding } from './finding.ts';
import { outcomeOf, send, type Visit } from './visit.ts';

// The schemas are of OpenAPI: their keys that begin with `x-` are no part of JSON Schema.
const ajv = new Ajv({ strict: false, formats: { email: true, uri: true } });
ajv.addFormat('date-time', (text: string) => toMoment(text) !== undefined);
ajv.addFormat('date', (text: string) => toDay(text) !== undefined);

/**
 * Creates the check that reads what a feature adds to answers, and compares it with the contract. Each call is asked once, because many
 * features add something to the same lists.
 *
 * @param isSeller whether the seller is logged in
 */
export function createContractCheck(visit: Visit, isSeller: boolean): (feature: string) => Promise<Finding> {
  const answers = new Map<string, Exchange>();
  return async (feature) => {
    for (const answer of promisedAnswers(feature, visit.claims)) {
      if (isOfSeller(answer) && !isSeller) continue;
      const query = queryOf(answer, visit);
      if (query === undefined) continue;
      const asked = answers.get(answer.call) ?? (await ask(visit, answer, query));
      answers.set(answer.call, asked);
      if (outcomeOf(asked) !== true) return untrue(`${answer.call} gives no answer that the gateway can read.`, asked);
      const isRight = ajv.compile(answer.schema);
      if (isRight(asked.response?.body)) continue;
      const [fault] = isRight.errors ?? [];
      const difference = [fault?.instancePath.slice(1), fault?.message].filter(Boolean).join(' ');
      return untrue(`${answer.call} differs from the contract: ${difference}.`, asked);
    }
    return null;
  };
}

const isOfSeller = ({ call, operation }: Pick<PromisedAnswer, 'call' | 'operation'>) =>
  operation['x-role'] !== undefined || call.startsWith('GET /api/seller/');

function ask(visit: Visit, { call, operation }: PromisedAnswer, query: Record<string, string>) {
  const roles = (operation.security ?? []).flatMap((each) => Object.keys(each));
  if (isOfSeller({ call, operation })) return send(visit, visit.seller, call, { cookies: ['seller'], query });
  const isShoppers = roles.includes('shopper') || call.startsWith('GET /api/user/');
  if (isShoppers) return send(visit, visit.shopper, call, { query: { ...visit.who, ...query } });
  return send(visit, visit.client.newPerson(), call, { cookies: [], query });
}

/** The parameters that the call requires; undefined when one is not known here. */
function queryOf({ operation }: PromisedAnswer, { product }: Visit): Record<string, string> | undefined {
  const dayMs = 86_400_000;
  const momentIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
  const known: Record<string, string | undefined> = {
    id: product?._id,
    productId: product?._id,
    since: momentIn(-1),
    starts: momentIn(-1),
    promisedFrom: momentIn(0),
    promisedBefore: momentIn(7),
  };
  const query: Record<string, string> = {};
  for (const { name, required } of operation.parameters ?? []) {
    if (!required) continue;
    const value = known[name];
    if (value === undefined) return undefined;
    query[name] = value;
  }
  return query;
}
