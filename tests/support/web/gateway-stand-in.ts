import { act } from '@testing-library/react';
import type { TypedDocumentNode } from '@apollo/client';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { ProductDetailDocument } from '#web/__generated__/catalog.ts';
import { BestSellersDocument } from '#web/__generated__/home.ts';
import { SearchSuggestionsDocument } from '#web/__generated__/search.ts';
import { SellerDemoProductsDocument } from '#web/__generated__/seller.ts';
import { MeDocument, SellerSessionDocument, UpdateCartDocument } from '#web/__generated__/session.ts';

/** Stands in for the gateway. A request that no test has an answer for fails the test. */
export const gateway = setupServer();

type Reply<Data, Variables> = Data | ((variables: Variables) => Data | Promise<Data>);

/**
 * Answers one operation, typed by its generated document. The newest answer of a test counts.
 * @returns the variables of every request so far, oldest first
 */
export function answer<Data, Variables>(document: TypedDocumentNode<Data, Variables>, reply: Reply<Data, Variables>) {
  const seen: Variables[] = [];
  respond(document, async (variables: Variables) => {
    seen.push(variables);
    const data = typeof reply === 'function' ? await (reply as (variables: Variables) => Data)(variables) : reply;
    return HttpResponse.json({ data });
  });
  return seen;
}

/** Answers with an entry in `errors`, as the gateway does when the store is down. */
export function answerWithError<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  message: string,
  code = 'UPSTREAM_UNREACHABLE',
) {
  respond(document, () =>
    HttpResponse.json(
      { data: null, errors: [{ message, extensions: { code } }] },
      { headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' } },
    ),
  );
}

/**
 * Resolves when all that the page has sent so far has arrived: requests sent after it have been answered. A test waits for
 * this before it says that something is not sent.
 */
export async function everythingSentHasArrived() {
  const body = JSON.stringify({ operationName: 'SearchSuggestions', variables: {} });
  for (let times = 0; times < 2; times += 1) {
    await act(async () => void (await fetch(new URL('/graphql', location.href), { method: 'POST', body })));
  }
}

/** Never answers: what is shown meanwhile stays. */
export function neverAnswer<Data, Variables>(document: TypedDocumentNode<Data, Variables>) {
  respond(document, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** Answers when `release` is called, so that a test can look at what happens before. */
export function answerLater<Data, Variables>(document: TypedDocumentNode<Data, Variables>, data: Data) {
  const waiting: (() => void)[] = [];
  const seen = answer(document, async () => {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return data;
  });
  return { seen, release: () => waiting.splice(0).forEach((go) => go()) };
}

/** Nobody is logged in, nothing is sold, and a cart that is sent is taken. */
export function answerAsEmptyShop() {
  answer(MeDocument, { me: null });
  answer(SellerSessionDocument, { seller: null });
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [] } });
  // Asked for by the seller's product list: this store does not tell.
  answer(SellerDemoProductsDocument, { seller: { __typename: 'Seller', removableDemoProducts: null } });
  // Asked for by the cart’s link, to say what the cart costs.
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [] } });
  // Asked for by a pointer that rests on a product's link.
  answer(ProductDetailDocument, { product: null });
  answer(SearchSuggestionsDocument, { products: { __typename: 'ProductConnection', nodes: [] } });
  answer(UpdateCartDocument, {
    updateCart: { __typename: 'UpdateCartPayload', success: true, message: null, version: null },
  });
}

function respond<Variables>(
  document: TypedDocumentNode<unknown, Variables>,
  resolve: (variables: Variables) => Promise<Response> | Response,
) {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const name = operation?.name?.value;
  if (!name) throw new Error('Only an operation with a name can be answered.');
  // The client sends hashes, so that the name is what tells operations apart.
  gateway.use(
    http.post('*/graphql', async ({ request }) => {
      const { operationName, variables } = await readOperation(request.clone());
      return operationName === name ? await resolve(variables as Variables) : undefined;
    }),
  );
}

/** The body of a request, of an upload its `operations`. */
async function readOperation(request: Request): Promise<{ operationName: string; variables: unknown }> {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (!isUpload) return await request.json();
  const operations = (await request.formData()).get('operations');
  return JSON.parse(typeof operations === 'string' ? operations : '{}');
}
