import type { Page, Request } from 'playwright-core';

/**
 * The name of the GraphQL operation that a request sends, or undefined for another request. The web app sends hashes instead
 * of texts, with the name in a header. An upload has its name in the form, which the test cannot always read: then `upload`.
 */
export function operationOf(request: Request): string | undefined {
  if (!request.url().endsWith('/graphql')) return undefined;
  const named = request.headers()['x-apollo-operation-name'];
  return named ?? /"operationName":\s*"(\w+)"/.exec(request.postData() ?? '')?.[1] ?? 'upload';
}

/** Records the name of every GraphQL operation that the page sends from now on. */
export function operationsOf(page: Page): string[] {
  const operations: string[] = [];
  page.on('request', (request) => {
    const name = operationOf(request);
    if (name) operations.push(name);
  });
  return operations;
}
