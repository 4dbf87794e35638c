import { execute, getOperationAST, OperationTypeNode, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { GatewayConfig } from '../config.ts';
import { contextFor, type SharedParts } from '../context.ts';
import { CookieJar } from '../rest/cookies.ts';
import type { PersistedOperations } from '../graphql/persisted-operations.ts';
import type { PageRequest } from './page-renderer.ts';

interface VisitorParts {
  schema: GraphQLSchema;
  shared: SharedParts;
  persisted: PersistedOperations;
  config: GatewayConfig;
}

/**
 * Answers queries of the web app's manifest within this process, as for a visitor without a single cookie: what comes
 * of it may be shown to everyone.
 */
export function visitorQueries({ schema, shared, persisted, config }: VisitorParts) {
  const documents = new Map<string, DocumentNode>();

  async function documentOf(hash: string): Promise<DocumentNode> {
    const known = documents.get(hash);
    if (known) return known;
    const text = await persisted.cache.get(hash);
    if (text === undefined) throw new Error(`No manifest has the operation ${hash}.`);
    const document = parse(text, { noLocation: true });
    if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY) throw new Error('Pages only ask.');
    documents.set(hash, document);
    return document;
  }

  /** One page's queries: all of them see the same catalogue. */
  return (publicOrigin: string): PageRequest['query'] => {
    const contextValue = contextFor(shared, {
      caller: { requestId: 'page' },
      jar: new CookieJar(config.cookieNames),
      publicOrigin,
      mayIntrospect: false,
      countAttempt: async () => undefined,
      charge: async () => undefined,
    });
    return async ({ hash, variables }) =>
      await execute({ schema, document: await documentOf(hash), variableValues: variables, contextValue });
  };
}
