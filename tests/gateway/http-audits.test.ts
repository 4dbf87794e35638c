import { serverAudits, type AuditResult } from 'graphql-http';
import { describe, expect, test } from 'vitest';
import { openGateway } from '#tests/support/open-gateway.ts';

/** The 61 audits of GraphQL over HTTP. They need introspection, so the gateway runs outside production. */
const auditRuns = serverAudits({ url: 'http://replaced.invalid/graphql' }).map(({ id, name }) => ({ id, name }));

/** Audits by GET requests that a foreign page could send too. The gateway refuses them as CSRF protection. */
const refusedOnPurpose = ['5A70', 'D6D5', '6A70'];

async function audit(headers: Record<string, string>): Promise<AuditResult[]> {
  const { url } = await openGateway();
  const audits = serverAudits({
    url: `${url}/graphql`,
    fetchFn: (address: string, init: RequestInit = {}) =>
      fetch(address, { ...init, headers: { ...(init.headers as Record<string, string>), ...headers } }),
  });
  const results: AuditResult[] = [];
  for (const { fn } of audits) results.push(await fn());
  return results;
}

describe('GraphQL over HTTP', () => {
  test('passes all 61 audits with the preflight header', async () => {
    const results = await audit({ 'apollo-require-preflight': 'true' });
    expect(results.map(({ id, status, name }) => ({ id, status, name }))).toEqual(
      auditRuns.map(({ id, name }) => ({ id, status: 'ok', name })),
    );
    expect(results).toHaveLength(61);
  });

  test('passes all but three, which are notices, without the header: CSRF protection refuses such GET requests', async () => {
    const results = await audit({});
    expect(results.filter(({ status }) => status !== 'ok').map(({ id, status }) => ({ id, status }))).toEqual(
      refusedOnPurpose.map((id) => ({ id, status: 'notice' })),
    );
  });
});
