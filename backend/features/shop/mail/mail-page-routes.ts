import { isIPv4 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#common/escape-html.ts';
import type { App } from '#backend/http/app.ts';
import type { MailTransport } from './mail-transport.ts';

/** Whether the request comes from this machine, by a name of this machine: mails have links that set passwords. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const remote = (socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  const isThisMachine = remote === '::1' || (isIPv4(remote) && remote.startsWith('127.'));
  return isThisMachine && /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(headers.host ?? '');
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:720px;margin:32px auto;padding:0 16px}li{margin:8px 0}';
const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

function listPage(transport: MailTransport): string {
  const items = transport.shown.map(({ messageId, subject, to, at }) => {
    const address = `/mails/${encodeURIComponent(messageId)}`;
    return `<li><a href="${address}">${escapeHtml(subject)}</a> (<a href="${address}?part=text">text</a>)<br>to ${escapeHtml(to)}, ${new Date(at).toISOString()}</li>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mails</title><style>${style}</style></head>
<body>
<h1>Mails</h1>
<p>Nothing is sent: SMTP_URL is not set. This page shows the newest 100 mails since the store has started.</p>
${items.length === 0 ? '<p>No mail yet.</p>' : `<ul>${items.join('\n')}</ul>`}
</body>
</html>
`;
}

/** GET /mails, GET /mails/<message id>: for development, the mails that this process would have sent. For this machine only. */
export function registerMailPages(app: App, transport: MailTransport): void {
  const page = {
    schema: { hide: true },
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      if (!isLocal(request)) return reply.callNotFound();
      reply
        .header('cache-control', 'no-store')
        .header('content-security-policy', policy)
        .header('referrer-policy', 'no-referrer');
    },
  };

  app.get('/mails', page, async (_request, reply) => reply.type('text/html; charset=utf-8').send(listPage(transport)));

  app.get('/mails/:id', page, async (request, reply) => {
    const { id } = request.params as { id: string };
    const mail = transport.shown.find(({ messageId }) => messageId === id);
    if (mail === undefined) return reply.callNotFound();
    const isText = (request.query as { part?: unknown }).part === 'text';
    return reply.type(`text/${isText ? 'plain' : 'html'}; charset=utf-8`).send(isText ? mail.text : mail.html);
  });
}
