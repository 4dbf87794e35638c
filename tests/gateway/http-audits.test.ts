import { serverAudits, type AuditResult } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';

/** The 61 audits of GraphQL over HTTP. They need introspection, so the gateway runs outside production. */
const auditRuns = serverAudits({ url: 'http://replaced.invalid/graphql' }).map(({ id, name }) => ({ id, name }));

/** Audits by GET requests that a foreign page could send too. The gateway refuses them as CSRF protection. */
const refusedOnPurpose = ['5A70', 'D6D5', '6A70'];

function auditsOf(url: string, headers: Record<string, string>) {
  return serverAudits({
    url: `${url}/graphql`,
    fetchFn: (address: string, init: RequestInit = {}) =>
      fetch(address, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } }),
  });
}

async function audit(url: string, headers: Record<string, string>): Promise<AuditResult[]> {
  const results: AuditResult[] = [];
  for (const { fn } of auditsOf(url, headers)) results.push(await fn());
  return results;
}

const withPreflight = { 'apollo-require-preflight': 'true' };
const allPassed = auditRuns.map(({ id, name }) => ({ id, status: 'ok', name }));
const inShort = (results: AuditResult[]) => results.map(({ id, status, name }) => ({ id, status, name }));

describe('GraphQL over HTTP', () => {
  test('the gateway passes all 61 audits with the preflight header, by the fast path too', async () => {
    const { url } = await openGateway();
    // The fast path answers what was asked before: in the first round mostly Apollo Server, in the later ones hardly.
    for (const _round of [1, 2, 3]) {
      const results = await audit(url, withPreflight);
      expect(inShort(results)).toEqual(allPassed);
      expect(results).toHaveLength(61);
    }
  });

  test('the gateway passes all 61 audits without the fast path, which knows nothing in a new gateway', async () => {
    const results: AuditResult[] = [];
    for (const index of auditRuns.keys()) {
      const { url, close } = await openGateway();
      const result = await auditsOf(url, withPreflight)[index]?.fn();
      if (result) results.push(result);
      await close();
    }
    expect(inShort(results)).toEqual(allPassed);
  });

  test('the gateway passes all audits but three, which are notices, without the header: CSRF protection refuses such GET requests', async () => {
    const { url } = await openGateway();
    const results = await audit(url, {});
    expect(results.filter(({ status }) => status !== 'ok').map(({ id, status }) => ({ id, status }))).toEqual(
      refusedOnPurpose.map((id) => ({ id, status: 'notice' })),
    );
  });
});
