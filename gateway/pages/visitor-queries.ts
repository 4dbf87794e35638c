import { execute, getOperationAST, OperationTypeNode, parse, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { GatewayConfig } from '../config.ts';
import { contextFor } from '../context.ts';
import type { SharedParts } from '../parts.ts';
import { createCookieJar } from '../transport/cookies.ts';
import type { RenderRequest } from './page-renderer.ts';

interface VisitorQueriesOptions {
  schema: GraphQLSchema;
  shared: SharedParts;
  /** The text of an operation in a manifest, by its SHA-256. */
  textOf: (hash: string) => string | undefined;
  config: GatewayConfig;
}

/** Executes queries of the web app for pages that are rendered here, without cookies: every visitor may see the results. */
export function visitorQueries({ schema, shared, textOf, config }: VisitorQueriesOptions) {
  const documents = new Map<string, DocumentNode>();

  function documentOf(hash: string): DocumentNode {
    const known = documents.get(hash);
    if (known) return known;
    const text = textOf(hash);
    if (text === undefined) throw new Error(`No manifest has the operation ${hash}.`);
    const document = parse(text, { noLocation: true });
    if (getOperationAST(document)?.operation !== OperationTypeNode.QUERY)
      throw new Error('Pages may only send queries.');
    documents.set(hash, document);
    return document;
  }

  /** The function that runs the queries of one page: all of them see the same catalogue. */
  return (publicOrigin: string): RenderRequest['query'] => {
    const contextValue = contextFor(shared, {
      caller: { requestId: 'page' },
      jar: createCookieJar(config.storeMap.cookies),
      publicOrigin,
      mayIntrospect: false,
      countLoginAttempt: async () => undefined,
      charge: async () => undefined,
    });
    return async ({ hash, variables }) => {
      await shared.store.features.firstAnswer;
      return await execute({ schema, document: documentOf(hash), variableValues: variables, contextValue });
    };
  };
}
