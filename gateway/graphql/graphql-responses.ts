import { HeaderMap, type ApolloServer, type HTTPGraphQLRequest } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { contextFor, type GatewayContext, type SharedParts } from '../context.ts';
import type { QueryExecutor } from '../fast-path/query-executor.ts';
import { CookieJar } from '../rest/cookies.ts';
import type { AnsweredOperations } from './executed-operations.ts';
import { readAskedOperation } from './requested-operation.ts';
import { holdsToken } from '../guards/bearer-token.ts';
import { BrowserDeparture } from './client-abort.ts';
import { callerOf } from '../guards/caller.ts';
import { KeptAnswers, keyOf, type KeptAnswer } from '../fast-path/response-cache.ts';
import { costExtension, settle } from './cost-plugin.ts';
import type { Metrics } from '../operations/metrics.ts';
import { normalKeyOf } from '../fast-path/normal-key.ts';
import type { CostOf } from './operation-cost.ts';
import { guardUpload, readMultipart } from './multipart-request.ts';
import { checkPersistedHash } from './persisted-hash.ts';
import type { PersistedOperations } from './persisted-operations.ts';
import { PreparedOperations, readPlainRequest, type PlainRequest } from '../fast-path/document-cache.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import type { CountRequest } from '../guards/rate-limits.ts';
import type { Room } from '../guards/concurrency-limit.ts';
import { checkSafelist } from './safelist.ts';

export interface AnswerParts {
  apollo: ApolloServer<GatewayContext>;
  answered: AnsweredOperations;
  costOf: CostOf;
  executor: QueryExecutor;
  shared: SharedParts;
  config: GatewayConfig;
  count: CountRequest;
  persisted: PersistedOperations;
  metrics: Metrics;
}

/** An answer for everybody, as it is kept. */
export interface AnswerForAll {
  kept: KeptAnswer;
}

/** An answer to one request. */
export interface AnswerForOne {
  status: number;
  /** All but `cache-control`, which is the same for all, and the cookies. */
  headers: Iterable<[name: string, value: string]>;
  cookies: string[];
  text: string;
}

/**
 * The three ways to an answer, the quickest first: one that is kept whole; an operation that Apollo Server has found valid
 * before, executed anew; Apollo Server itself. What an answer was made from is out of reach as soon as it is returned: it
 * would be ten times as much as the answer, for as long as a slow browser takes to read it.
 */
export class GraphqlAnswers {
  readonly #parts: AnswerParts;
  readonly #kept = new KeptAnswers();
  readonly #prepared = new PreparedOperations();

  constructor(parts: AnswerParts) {
    this.#parts = parts;
    parts.metrics.gauge(
      'kept_answers_bytes',
      'Memory that whole answers of the catalogue take.',
      () => this.#kept.size,
    );
  }

  /** @throws RefusedRequest, or a Fault, for what no GraphQL answer is made for */
  async answer(request: FastifyRequest, reply: FastifyReply, uploads: Room): Promise<AnswerForAll | AnswerForOne> {
    const text = typeof request.body === 'string' ? request.body : undefined;
    const key = keyOf(request, text);
    const arrivedAt = Date.now();
    const startedAt = performance.now();
    const kept = key === undefined ? undefined : await this.#findKept(this.#kept.normalOf(key));
    if (kept) return await this.#sendKept(kept, request, startedAt);

    const { shared, config, count, persisted } = this.#parts;
    const jar = new CookieJar(config.cookieNames, request.headers.cookie, config.hostCookies);
    const publicOrigin = publicOriginOf(request, config);
    const context = contextFor(shared, {
      caller: callerOf(request),
      jar,
      publicOrigin,
      departure: new BrowserDeparture(reply),
      startedAt: arrivedAt,
      mayIntrospect: holdsToken(request.headers.authorization, config.introspectionToken),
      countAttempt: () => count(request, 'credentials'),
      charge: (requests) => count(request, 'requests', requests),
    });
    const cookies = () => jar.toSetCookies({ secure: publicOrigin.startsWith('https:') });
    if (text === undefined && isUpload(request)) {
      await guardUpload(request, { count, sessions: context.api.sessions });
      // Only the seller takes one of the few places.
      const leave = uploads.enter();
      // The client may have left while the session was checked.
      if (reply.raw.destroyed) leave();
      else reply.raw.once('close', leave);
      const { operations, allRead } = await readMultipart(request, reply);
      const asked = readAskedOperation(request, operations);
      checkPersistedHash(asked);
      if (config.safelist !== 'off') checkSafelist(request, asked, { persisted, config });
      const answer = await this.#askApollo(request, operations, context);
      // A browser that is still sending would take an early answer for a broken connection.
      await allRead;
      return { ...answer, cookies: cookies() };
    }

    const body = text === undefined ? {} : parseJson(text);
    const asked = readAskedOperation(request, body);
    checkPersistedHash(asked);
    const isExpected = config.safelist === 'off' || checkSafelist(request, asked, { persisted, config });
    const plain = text === undefined ? undefined : readPlainRequest(request, body);
    const ready = plain && (await this.#executePrepared(plain, context, startedAt));
    if (ready) return { ...ready, cookies: cookies() };
    // The same operation can be written in many ways. Operations outside the safelist are not kept.
    const normalKey = key !== undefined && isExpected ? (normalKeyOf(request, body) ?? key) : undefined;
    const same = normalKey === undefined ? undefined : await this.#findKept(normalKey);
    if (key !== undefined && same) {
      this.#kept.alsoKnownAs(key, same);
      return await this.#sendKept(same, request, startedAt);
    }
    const snapshot = shared.catalogue.peek();
    const answer = await this.#askApollo(request, body, context);
    const { headers, status } = answer;
    const contentType = headers.get('content-type');
    const answered = this.#parts.answered.of(context);
    // While the catalogue is the same as before, this answer cannot have been made from another one.
    if (normalKey !== undefined && snapshot && snapshot === shared.catalogue.peek() && contentType) {
      const made = this.#kept.keep(normalKey, { answered, snapshot, contentType, text: answer.text });
      if (key !== undefined && made) {
        this.#kept.alsoKnownAs(key, made);
        return { kept: made };
      }
    }
    // An answer in a type that the client does not take is a refusal, although it was executed.
    if (plain && contentType && status === 200) this.#prepared.prepare(plain.key, answered, contentType);
    return { ...answer, cookies: cookies() };
  }

  /** The bytes of a kept answer in the coding this client likes best. */
  async encode({ kept }: AnswerForAll, acceptEncoding: string | undefined) {
    return await this.#kept.encode(kept, acceptEncoding);
  }

  async #sendKept(kept: KeptAnswer, request: FastifyRequest, startedAt: number): Promise<AnswerForAll> {
    // Charged as if it were executed: what an operation costs does not depend on who asked before.
    if (kept.charged > 1) await this.#parts.count(request, 'requests', kept.charged - 1);
    this.#parts.metrics.keptAnswer();
    this.#measure(kept.operationName, startedAt);
    return { kept };
  }

  /** The kept answer to this request, if the catalogue it was made from is still the one to answer from. */
  async #findKept(key: string): Promise<KeptAnswer | undefined> {
    const { catalogue } = this.#parts.shared;
    const answer = this.#kept.find(key, catalogue.peek());
    // Asked as by any other request, so that the catalogue stays as new as without kept answers.
    return answer && answer.snapshot === (await catalogue.current()) ? answer : undefined;
  }

  /** Undefined for what is not prepared, and for what ends in an error: Apollo Server words that. */
  async #executePrepared(
    plain: PlainRequest,
    context: GatewayContext,
    startedAt: number,
  ): Promise<Omit<AnswerForOne, 'cookies'> | undefined> {
    const { executor, costOf, config } = this.#parts;
    const ready = this.#prepared.find(plain.key);
    if (!ready) return undefined;
    const { document, operation, contentType } = ready;
    const cost = costOf(document, operation, plain.variables ?? {});
    // The variables may ask for more than those that it was prepared with.
    if (cost.objects > cost.limit) return undefined;
    await context.charge(cost.charged - 1);
    const result = await executor.execute({ document, operation, request: plain, context });
    if (result.errors) {
      context.executed = result;
      // It is charged already. Apollo Server words the error.
      context.charge = async () => undefined;
      return undefined;
    }
    const settled = await settle(cost, result.data, context.charge);
    this.#measure(operation.name?.value, startedAt);
    const shown = config.production ? result.extensions : { ...result.extensions, ...costExtension(settled) };
    const answer = executor.stringify({ data: result.data, extensions: shown });
    return { status: 200, headers: [['content-type', contentType]], text: answer };
  }

  async #askApollo(request: FastifyRequest, body: unknown, context: GatewayContext) {
    const {
      status,
      headers,
      body: answer,
    } = await this.#parts.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: toApollo(request, body),
      context: async () => context,
    });
    if (answer.kind !== 'complete') throw new Error('Answers in parts are not part of this API.');
    headers.delete('cache-control');
    return { status: status ?? 200, headers, text: answer.string };
  }

  #measure(operationName: string | null | undefined, startedAt: number) {
    const { metrics, persisted } = this.#parts;
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.operation({ name: persisted.nameOf(operationName), outcome: 'ok', seconds });
  }
}

const isUpload = ({ method, headers }: FastifyRequest) =>
  method === 'POST' && /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

function toApollo({ method, headers, url }: FastifyRequest, body: unknown): HTTPGraphQLRequest {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const at = url.indexOf('?');
  return { method, headers: map, search: at === -1 ? '' : url.slice(at), body };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw Object.assign(new Error('The body is no JSON.'), { statusCode: 400 });
  }
}
