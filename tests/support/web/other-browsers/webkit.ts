import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '../../../../scripts/setup/free-port.mjs';
import { windowSize, type Engine } from './engine.ts';
import { freshHome, openOrUndo, startProgram, type Cleanup } from './program.ts';

const startTimeoutMs = 60_000;

interface Paths {
  driver: string;
  screen: string;
}

/** WebKit's MiniBrowser on a virtual display (Xvfb), driven by classic WebDriver. */
export function openWebKit(paths: Paths): Promise<Engine> {
  return openOrUndo((cleanup) => open(paths, cleanup));
}

async function open(paths: Paths, cleanup: Cleanup): Promise<Engine> {
  const home = await freshHome();
  cleanup.add(home.remove);
  const screenArgs = ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'];
  const screen = await startProgram(paths.screen, screenArgs, { env: home.env, ready: { fd: 3, text: /(\d+)\n/ } });
  cleanup.add(screen.end);
  const port = await findFreePort();
  const env = { ...home.env, DISPLAY: `:${screen.match?.[1]}` };
  const driver = await startProgram(paths.driver, [`--port=${port}`], { env });
  cleanup.add(driver.end);
  const call = callerOf(`http://127.0.0.1:${port}`);

  const until = Date.now() + startTimeoutMs;
  while (!(await call('GET', '/status').catch(() => undefined))) {
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer.');
    await pause(100);
  }
  const { sessionId } = (await call('POST', '/session', { capabilities: {} })) as { sessionId: string };
  const session = `/session/${sessionId}`;
  cleanup.add(() => call('DELETE', session).catch(() => undefined));
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...windowSize });

  return {
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    async run(source, values) {
      const script = `return JSON.stringify((${source})(...JSON.parse(arguments[0])))`;
      const result = await call('POST', `${session}/execute/sync`, { script, args: [JSON.stringify(values)] });
      return typeof result === 'string' ? JSON.parse(result) : undefined;
    },
    perform: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    faults: () => undefined,
    close: cleanup.run,
  };
}

function callerOf(base: string) {
  return async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
}
