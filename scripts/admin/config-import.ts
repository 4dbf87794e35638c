import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { settingNames as namesOfBackend } from '#backend/environment.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import { settingNames as namesOfGateway } from '#gateway/config.ts';
import { unitSettings } from './settings.ts';

/**
 * Writes the settings of a file into those of the units, each into the file of the servers that read it. Other settings in them
 * stay. An unknown name goes to the backend's file, where `config check` names it.
 *
 * @throws StartFault
 */
export function importSettings(file: string | undefined): number {
  if (file === undefined || !existsSync(file)) {
    throw new StartFault('Name a file with settings: greengate config import settings.env');
  }
  const given = Object.entries(parseEnv(readFileSync(file, 'utf8'))).map(([name, value = '']) => ({
    name,
    line: `${name}=${quoted(name, value)}`,
  }));
  const isOfGateway = (name: string) => namesOfGateway.includes(name);
  const ofBackend = given.filter(({ name }) => namesOfBackend.includes(name) || !isOfGateway(name));
  write(unitSettings.backend, 'deploy/systemd/backend.env.example', ofBackend);
  write(
    unitSettings.gateway,
    'deploy/systemd/gateway.env.example',
    given.filter(({ name }) => isOfGateway(name)),
  );
  return 0;
}

/** A new file has the comments and the empty settings of the example, and no value of it. */
function write(file: string, example: string, settings: { name: string; line: string }[]): void {
  const lines = existsSync(file)
    ? readFileSync(file, 'utf8').trimEnd().split('\n')
    : readFileSync(example, 'utf8')
        .trimEnd()
        .split('\n')
        .flatMap((line) =>
          settings.some(({ name }) => line.startsWith(`${name}=`)) || !/^\w+=./.test(line) ? [line] : [],
        );
  for (const { name, line } of settings) {
    const at = lines.findLastIndex((each) => each.startsWith(`${name}=`));
    if (at === -1) lines.push(line);
    else lines[at] = line;
  }
  writeFileSync(`${file}.new`, `${lines.join('\n')}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** The value as systemd and Node both read it. */
function quoted(name: string, value: string): string {
  if (/^[\w.,:;/@%+=?&*^~!()[\]{}|<>-]*$/.test(value)) return value;
  if (!/['\\\n]/.test(value)) return `'${value}'`;
  if (!/["\\\n$`]/.test(value)) return `"${value}"`;
  throw new StartFault(
    `${name} contains a line break, a backslash or both kinds of quotes, which the files of settings cannot hold.`,
  );
}
