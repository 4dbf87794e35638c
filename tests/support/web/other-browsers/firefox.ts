import { WebSocket } from 'undici';
import { windowSize, type Engine } from './engine.ts';
import { freshHome, openOrUndo, startProgram, type Cleanup } from './program.ts';

interface Message {
  id?: number;
  type: 'success' | 'error' | 'event';
  method?: string;
  params?: Record<string, unknown>;
  result?: Record<string, unknown>;
  message?: string;
}

/** Firefox without a window, driven by WebDriver BiDi without a driver program. */
export function openFirefox(path: string): Promise<Engine> {
  return openOrUndo((cleanup) => open(path, cleanup));
}

async function open(path: string, cleanup: Cleanup): Promise<Engine> {
  const home = await freshHome();
  cleanup.add(home.remove);
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', home.folder];
  const program = await startProgram(path, args, {
    env: home.env,
    ready: { fd: 2, text: /BiDi listening on (ws:\S+)\n/ },
  });
  cleanup.add(program.end);
  const faults: string[] = [];
  const { send, disconnect } = await connect(`${program.match?.[1]}/session`, (event) => {
    const fault = faultIn(event);
    if (fault) faults.push(fault);
  });
  cleanup.add(async () => disconnect());
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded', 'network.fetchError'] });
  const { contexts } = await send('browsingContext.getTree', { maxDepth: 0 });
  const { context } = (contexts as { context: string }[])[0] ?? {};
  await send('browsingContext.setViewport', { context, viewport: windowSize });

  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async run(source, values) {
      const { type, result, exceptionDetails } = (await send('script.callFunction', {
        // The result is JSON, because the protocol's own values are trees with types.
        functionDeclaration: `(values) => JSON.stringify((${source})(...JSON.parse(values)))`,
        arguments: [{ type: 'string', value: JSON.stringify(values) }],
        target: { context },
        awaitPromise: true,
      })) as { type: string; result?: { value?: string }; exceptionDetails?: { text: string } };
      if (type !== 'success') throw new Error(exceptionDetails?.text ?? 'The page threw.');
      return result?.value === undefined ? undefined : JSON.parse(result.value);
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    faults: () => faults,
    close: cleanup.run,
  };
}

/** The text of an error event; undefined for other events. Cancelled loads of a page that was left are not errors. */
function faultIn({ method, params }: Message): string | undefined {
  if (method === 'log.entryAdded') return params?.['level'] === 'error' ? `log: ${String(params['text'])}` : undefined;
  const { errorText, request } = params as { errorText: string; request: { url: string } };
  return errorText === 'NS_BINDING_ABORTED' ? undefined : `request: ${request.url} ${errorText}`;
}

const closedError = 'Firefox has closed the connection.';

async function connect(address: string, onEvent: (event: Message) => void) {
  const socket = new WebSocket(address);
  const waiting = new Map<
    number,
    { resolve: (result: Record<string, unknown>) => void; reject: (error: Error) => void }
  >();
  let last = 0;
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve());
    socket.addEventListener('error', () => reject(new Error(`Firefox cannot be reached at ${address}.`)));
  });
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    const command = message.id === undefined ? undefined : waiting.get(message.id);
    if (message.type === 'event') onEvent(message);
    if (message.type === 'success') command?.resolve(message.result ?? {});
    if (message.type === 'error') command?.reject(new Error(message.message));
    if (message.id !== undefined) waiting.delete(message.id);
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error(closedError));
    waiting.clear();
  });
  return {
    disconnect: () => socket.close(),
    send: (method: string, params: object) =>
      new Promise<Record<string, unknown>>((resolve, reject) => {
        // A closed socket drops the command, so it would never get a response.
        if (socket.readyState !== WebSocket.OPEN) throw new Error(closedError);
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
  };
}
