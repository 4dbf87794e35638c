import type { FastifyRequest } from 'fastify';
import { stripIgnoredCharacters } from 'graphql';
import { isRecord } from '../rest/outcome.ts';

/**
 * What the answer to a request depends on, in one spelling: without comments and blanks, without variables that the document
 * does not use, whatever the order of its parts. Undefined for requests that only their own text may stand for.
 */
export function normalKeyOf({ method, headers, url }: FastifyRequest, body: unknown): string | undefined {
  const asked = method === 'GET' ? parametersOf(url) : body;
  if (!isRecord(asked)) return undefined;
  const { query, variables, operationName, extensions } = asked;
  // Texts that are registered or named by their hash are Apollo Server's.
  if (typeof query !== 'string' || (isRecord(extensions) && 'persistedQuery' in extensions)) return undefined;
  if (variables != null && (!isRecord(variables) || Array.isArray(variables))) return undefined;
  if (operationName != null && typeof operationName !== 'string') return undefined;
  try {
    const document = stripIgnoredCharacters(query);
    const used = Object.entries(variables ?? {})
      .filter(([name]) => document.includes(`$${name}`))
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    return `=${method} ${headers.accept ?? ''}\n${JSON.stringify([operationName ?? null, used])}\n${document}`;
  } catch {
    // No document at all.
    return undefined;
  }
}

function parametersOf(url: string): Record<string, unknown> | undefined {
  const parameters = new URLSearchParams(url.slice(url.indexOf('?')));
  const asked = Object.fromEntries(parameters);
  // A parameter that comes twice is refused by Apollo Server.
  if (parameters.size > Object.keys(asked).length) return undefined;
  try {
    const objects = ['variables', 'extensions'].filter((name) => asked[name] !== undefined);
    return { ...asked, ...Object.fromEntries(objects.map((name) => [name, readObject(asked[name] ?? '')])) };
  } catch {
    return undefined;
  }
}

function readObject(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) throw new Error('No object.');
  return value;
}
