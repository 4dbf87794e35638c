import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '#common/escape-html.ts';
import * as texts from './texts.ts';

/** The characters of a request's id that people are asked to pass on; web/shared/apollo shows as many. */
const codeLength = 8;

/** Sends the page in place of one that failed. It needs no other file, because any of them may be the cause. */
export function sendErrorPage(request: FastifyRequest, reply: FastifyReply, language: string): FastifyReply {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const code = request.id.slice(0, codeLength);
  return reply
    .code(500)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${language}" dir="${direction}"><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width"><title>${escapeHtml(texts.pageFailed)}</title>` +
        `<h1>${escapeHtml(texts.pageFailed)}</h1><p>${escapeHtml(texts.tryAgainLater)}</p>` +
        `<p>${escapeHtml(texts.failureCode(code))}</p></html>\n`,
    );
}
