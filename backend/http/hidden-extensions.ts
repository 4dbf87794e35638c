import type { BackendConfig } from '#backend/config.ts';
import type { App } from './app.ts';
import type { Extension } from './extension.ts';
import { allExtensions, type FeatureName } from './extensions.ts';

/** The parts that a store with FEATURES=classic hides; none in another store. */
function hiddenParts({ isClassic }: BackendConfig) {
  const hidden: readonly Extension[] = isClassic ? Object.values(allExtensions) : [];
  return {
    headers: hidden.flatMap(({ headers = [] }) => headers),
    inputsOf: (path: string) => hidden.flatMap(({ inputs = {} }) => inputs[path] ?? []),
    outputs: new Set(hidden.flatMap(({ outputs = [] }) => outputs)),
  };
}

/** Every extension of this store by the name of its feature, for the description of the calls; none with FEATURES=classic. */
export function describedExtensions({ isClassic }: BackendConfig): Record<string, Extension> {
  return isClassic ? {} : allExtensions;
}

/** Whether this store hides the call: one of a feature, or the list of the features. */
export const isHiddenCall = ({ isClassic }: BackendConfig, url: string, feature: FeatureName | undefined): boolean =>
  isClassic && (feature !== undefined || url === '/api/store');

/** Writes responses as JSON, without the fields that this store hides. */
export function responseWriter(config: BackendConfig): (body: unknown) => string {
  const { outputs } = hiddenParts(config);
  if (outputs.size === 0) return (body) => JSON.stringify(body);
  return (body) => JSON.stringify(body, (name, value: unknown) => (outputs.has(name) ? undefined : value));
}

/**
 * Hides calls, headers and inputs of a store with FEATURES=classic; `responseWriter` hides the outputs. Who may do what does
 * not change. Call it before the routes are registered.
 */
export function hideExtensions(app: App, config: BackendConfig): void {
  if (!config.isClassic) return;
  const { headers, inputsOf } = hiddenParts(config);

  app.addHook('onRequest', async (request, reply) => {
    const { url = '', config: route } = request.routeOptions;
    if (isHiddenCall(config, url, route.feature)) return reply.callNotFound();
    for (const name of headers) delete request.headers[name];
  });

  app.addHook('preValidation', async (request) => {
    for (const name of inputsOf(request.routeOptions.url ?? '')) {
      for (const part of [request.query, request.body]) {
        if (typeof part === 'object' && part !== null) Reflect.deleteProperty(part, name);
      }
    }
  });
}
