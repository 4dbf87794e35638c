import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** The names of script files, as in pages, scripts and the worker's list. */
const scripts = /((?:assets|\.)\/[\w-]+)\.js/g;

/**
 * A proxy in front of a running shop that plays deployments: `deploy` replaces the build by one whose scripts all have other
 * names and removes the old ones; `goDown` refuses connections, and `comeBack` accepts them again.
 */
export async function openDeployments(shopUrl: string) {
  let second = false;
  let down = false;
  let losesPages = false;

  async function pass(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/';
    const asksSecond = path.endsWith('.second.js');
    if (path.startsWith('/assets/') && path.endsWith('.js') && asksSecond !== second) {
      response.writeHead(404).end();
      return;
    }
    // Requests are not conditional: a response that is unchanged at the shop may have other names here.
    const headers = Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' &&
      !/^(connection|content-length|accept-encoding|host|if-none-match|if-modified-since)$/.test(name)
        ? [[name, value] as [string, string]]
        : [],
    );
    const answer = await fetch(`${shopUrl}${path.replace('.second.js', '.js')}`, {
      method: request.method ?? 'GET',
      headers: [...headers, ['x-forwarded-host', request.headers.host ?? '']],
      body: request.method === 'POST' ? await buffer(request) : null,
      redirect: 'manual',
    });
    const type = answer.headers.get('content-type') ?? '';
    const content = Buffer.from(await answer.arrayBuffer());
    const isCode = second && /html|javascript/.test(type);
    const sent = isCode
      ? content
          .toString()
          .replaceAll(scripts, '$1.second.js')
          .replaceAll(/(greengate-(?:files|pages)-\w+)/g, '$1second')
      : content;
    for (const [name, value] of answer.headers) {
      if (!/^(content-length|content-encoding|connection|transfer-encoding|keep-alive|set-cookie)$/.test(name))
        response.setHeader(name, value);
    }
    response.setHeader('set-cookie', answer.headers.getSetCookie());
    response.writeHead(answer.status).end(sent);
  }

  const server = createServer((request, response) => {
    if (down || (losesPages && request.headers.accept?.includes('text/html'))) {
      request.socket.destroy();
      return;
    }
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      second = true;
    },
    goDown: () => {
      down = true;
      server.closeAllConnections();
    },
    /** From now on requests for pages fail, and others work. */
    losePages: () => {
      losesPages = true;
    },
    comeBack: () => {
      down = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
