import { Ajv } from 'ajv';
import { promisedAnswers, type PromisedAnswer } from './contract-schema.ts';
import { untrue, type Finding } from './finding.ts';
import { outcomeOf, send, type Visit } from './visit.ts';

// The schemas are of OpenAPI: their formats and their keys that begin with `x-` are no part of JSON Schema.
const ajv = new Ajv({ strict: false, validateFormats: false });

/** Reads what the feature adds to answers, and compares it with the contract. */
export async function checkAgainstContract(visit: Visit, feature: string): Promise<Finding> {
  for (const answer of promisedAnswers(feature, visit.claims)) {
    const query = queryOf(answer, visit);
    if (query === undefined) continue;
    const asked = await ask(visit, answer, query);
    if (outcomeOf(asked) !== true) return untrue(`${answer.call} gives no answer that the gateway can read.`, asked);
    const isRight = ajv.compile(answer.schema);
    if (isRight(asked.response?.body)) continue;
    const [{ instancePath, message } = { instancePath: '', message: '' }] = isRight.errors ?? [];
    return untrue(
      `${answer.call} differs from the contract: ${instancePath.slice(1)} ${message}.`.replace(':  ', ': '),
      asked,
    );
  }
  return null;
}

function ask(visit: Visit, { call, operation }: PromisedAnswer, query: Record<string, string>) {
  const roles = (operation.security ?? []).flatMap((each) => Object.keys(each));
  if (operation['x-role'] !== undefined || call.startsWith('GET /api/seller/'))
    return send(visit, visit.seller, call, { cookies: ['seller'], query });
  const isShoppers = roles.includes('shopper') || call.startsWith('GET /api/user/');
  if (isShoppers) return send(visit, visit.shopper, call, { query: { ...visit.who, ...query } });
  return send(visit, visit.client.newPerson(), call, { cookies: [], query });
}

/** The parameters that the call requires; undefined when one is not known here, or the answer is for a seller who is not logged in. */
function queryOf({ call, operation }: PromisedAnswer, visit: Visit): Record<string, string> | undefined {
  const isSellers = operation['x-role'] !== undefined || call.startsWith('GET /api/seller/');
  if (isSellers && visit.options.seller === null) return undefined;
  const yesterday = new Date(Date.now() - 86_400_000).toISOString();
  const id = visit.product?._id ?? '';
  const known: Record<string, string> = { id, productId: id, since: yesterday, starts: yesterday };
  const required = (operation.parameters ?? []).filter((each) => each.required);
  if (required.some(({ name }) => known[name] === undefined)) return undefined;
  return Object.fromEntries(required.map(({ name }) => [name, known[name] ?? '']));
}
