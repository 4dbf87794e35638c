import type { Page, Request } from 'playwright-core';

/**
 * The name of the GraphQL operation that a request sends, or undefined when it goes elsewhere. The web app sends hashes, not
 * texts, with the name in a header. An upload has it in its form, which the browser does not always show: `upload` then.
 */
export function operationOf(request: Request): string | undefined {
  if (!request.url().endsWith('/graphql')) return undefined;
  const named = request.headers()['x-apollo-operation-name'];
  return named ?? /"operationName":\s*"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? 'upload';
}

/** Notes the name of every GraphQL operation that the page sends from now on. */
export function operationsOf(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const name = operationOf(request);
    if (name) operations.push(name);
  });
  return operations;
}
