import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { readBackendConfig } from '#backend/config.ts';
import { settingNames as namesOfBackend } from '#backend/environment.ts';
import { likelyTypos } from '#common/likely-typos.ts';
import { startWarnings as warningsOfBackend } from '#backend/start-warnings.ts';
import { readGatewayConfig, settingNames as namesOfGateway } from '#gateway/config.ts';
import { startWarnings as warningsOfGateway } from '#gateway/operations/start-warnings.ts';
import { unitSettings } from './settings.ts';

const names = [...new Set([...namesOfBackend, ...namesOfGateway])];
/** Names in the files of settings that are for Node and for libraries. */
const ofOthers = /^(NODE_|OTEL_|UV_|PG|npm_|TZ$|LANG$|LC_|PATH$)/;

/** Prints what is wrong with the settings, as both servers read them. @returns 1 for a fault or a name that looks like a typing error */
export function checkSettings(): number {
  const gatewayEnv = { ...process.env, ...fileOf(unitSettings.gateway) };
  const backend = process.env['BACKEND_URL'] ? null : readBackendConfig();
  const gateway = readGatewayConfig(gatewayEnv);
  const faults = [
    ...(backend !== null && 'faults' in backend ? backend.faults : []),
    ...('faults' in gateway ? gateway.faults : []),
    ...likelyTypos({ ...process.env, ...gatewayEnv }, names),
    ...['.env', unitSettings.backend, unitSettings.gateway].flatMap(unknownNamesOf),
  ];
  const warnings = [
    ...(backend !== null && 'config' in backend ? warningsOfBackend(backend.config) : []),
    ...('config' in gateway ? warningsOfGateway(gateway.config) : []),
  ];
  for (const fault of new Set(faults)) console.log(`✗ ${fault}`);
  for (const warning of warnings) console.log(`! ${warning}`);
  if (faults.length === 0) console.log('✓ The settings can be used.');
  return faults.length === 0 ? 0 : 1;
}

function fileOf(file: string): NodeJS.Dict<string> {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/** Names in a file of settings that are no settings and do not look like one, which `likelyTypos` names. */
function unknownNamesOf(file: string): string[] {
  const given = fileOf(file);
  const typos = likelyTypos(given, names);
  return Object.keys(given)
    .filter(
      (name) => !names.includes(name) && !ofOthers.test(name) && !typos.some((text) => text.startsWith(`${name} `)),
    )
    .map((name) => `${name} in ${file} is not a setting of this shop.`);
}
