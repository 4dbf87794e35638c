import { buildGateway } from '#gateway/gateway-app.ts';
import { pseudoLanguage } from '../../../scripts/setup/language.mjs';
import { makeDatabase, startBackend, testConfig, type OpenBackend } from '../open-backend.ts';
import { plainConfig } from '../open-gateway.ts';

export interface PseudoShop {
  url: string;
  store: OpenBackend;
  close: () => Promise<void>;
}

/**
 * A shop in the pseudo-language. Its amounts and dates are Japanese, because these have no Latin letters. The servers run in this
 * process, in which the project's plugin replaces their texts.
 */
export async function startPseudoShop(): Promise<PseudoShop> {
  const made = await makeDatabase();
  const locale = 'ja-JP';
  const store = await startBackend(
    testConfig(made.folder, made.database, { demoProducts: false, locale, currency: 'eur' }),
  );
  const gateway = await buildGateway(
    {
      ...plainConfig,
      backendUrl: store.address,
      currency: 'EUR',
      language: pseudoLanguage,
      locale,
      rateLimitsOn: false,
    },
    { catalogueTimeToLiveMs: 0, probesCalls: false },
  );
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    store,
    close: async () => {
      await gateway.close();
      await store.close();
      await made.remove();
    },
  };
}
