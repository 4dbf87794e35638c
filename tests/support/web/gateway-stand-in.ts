import { act, waitFor } from '@testing-library/react';
import type { TypedDocumentNode } from '@apollo/client';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { HttpResponse, delay, http } from 'msw';
import { setupServer } from 'msw/node';
import { expect } from 'vitest';
import { CartProductsDocument } from '#web/__generated__/cart.ts';
import { MoreOfCategoryDocument, NoResultsHelpDocument, ProductDetailDocument } from '#web/__generated__/catalog.ts';
import { StoreFeaturesDocument } from '#web/__generated__/features.ts';
import { DealsDocument } from '#web/__generated__/home.ts';
import { BestSellersDocument, OwnCategoriesDocument } from '#web/__generated__/products.ts';
import { RegularsDocument } from '#web/__generated__/regulars.ts';
import { SearchSuggestionsDocument } from '#web/__generated__/search.ts';
import {
  SellerCategoriesDocument,
  SellerFirstStepsDocument,
  SellerSessionDocument,
  SellerShopFactsDocument,
} from '#web/__generated__/seller-shell.ts';
import { SellerDemoProductsDocument } from '#web/__generated__/seller-stock.ts';
import { MeDocument, UpdateCartDocument } from '#web/__generated__/session.ts';
import { StoreAnswerDocument } from '#web/__generated__/store-pages.ts';
import { aSavedCart } from './shop-factories.ts';

/** Replaces the gateway. A request without a response in the test fails the test. */
export const gateway = setupServer();

type Reply<Data, Variables> = Data | ((variables: Variables) => Data | Promise<Data>);

/**
 * Responds to one operation, typed by its generated document. A later call for the same operation replaces this one.
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

/** Responds with an entry in `errors`, as the gateway does when the store is down. */
export function answerWithError<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  message: string,
  code = 'UPSTREAM_UNREACHABLE',
  requestId?: string,
) {
  respond(document, () =>
    HttpResponse.json(
      { data: null, errors: [{ message, extensions: { code, requestId } }] },
      { headers: { 'content-type': 'application/graphql-response+json; charset=utf-8' } },
    ),
  );
}

/**
 * Resolves when all requests that the page has sent so far have arrived, because a later request has its response. A test
 * waits for this before it expects that a request was not sent.
 */
export async function everythingSentHasArrived() {
  const body = JSON.stringify({ operationName: 'SearchSuggestions', variables: {} });
  for (let times = 0; times < 2; times += 1) {
    await act(async () => void (await fetch(new URL('/graphql', location.href), { method: 'POST', body })));
  }
}

/** Never responds, so that the loading state stays. */
export function neverAnswer<Data, Variables>(document: TypedDocumentNode<Data, Variables>) {
  respond(document, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/** Waits with its responses, so that a test can check the loading state. `release` waits for a request and sends its response. */
export function answerLater<Data, Variables>(document: TypedDocumentNode<Data, Variables>, data: Data) {
  const waiting: (() => void)[] = [];
  const seen = answer(document, async () => {
    await new Promise<void>((resolve) => void waiting.push(resolve));
    return data;
  });
  const release = async () => {
    await waitFor(() => expect(waiting).not.toEqual([]));
    for (const go of waiting.splice(0)) go();
  };
  return { seen, release };
}

/** A shop with a visitor and without products, which accepts every cart. */
export function answerAsEmptyShop() {
  answer(MeDocument, { me: null });
  answer(SellerSessionDocument, { seller: null });
  answer(DealsDocument, { products: { __typename: 'ProductConnection', nodes: [] } });
  answer(BestSellersDocument, { products: { __typename: 'ProductConnection', nodes: [] } });
  // The seller's product list asks for it. Null is the answer of a store without this number.
  answer(SellerDemoProductsDocument, { seller: { __typename: 'Seller', removableDemoProducts: null } });
  // A shop that is set up.
  answer(SellerFirstStepsDocument, {
    store: {
      __typename: 'Store',
      name: 'Fern',
      version: 1,
      contact: { __typename: 'StoreContact', address: null, email: 'fern@example.com', phone: '+49 30 123456' },
      delivery: null,
      country: null,
      imprint: { __typename: 'StorePage', text: 'Fern Green, Gartenweg 1, 10115 Berlin, fern@example.com' },
      timeZone: 'Europe/Berlin',
      slots: [],
      taxMode: 'RATES',
      taxNumber: null,
    },
    products: { __typename: 'ProductConnection', totalCount: 1 },
    seller: {
      __typename: 'Seller',
      orders: { __typename: 'OrderConnection', nodes: [{ __typename: 'Order', id: 'o1' }] },
      removableDemoProducts: null,
    },
  });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['ORDERS_ONLINE'], timeZone: null } });
  answer(SellerCategoriesDocument, { seller: { __typename: 'Seller', allCategories: null } });
  // The home page and the empty cart of logged-in shoppers ask for it. The answer is an error, because data would say who is logged in.
  answerWithError(RegularsDocument, 'The orders cannot be read.');
  answer(OwnCategoriesDocument, { categories: [] });
  // The total in the cart’s link asks for it.
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [] } });
  answer(StoreAnswerDocument, {
    store: { __typename: 'Store', features: ['ORDERS_ONLINE'], hasAnswered: true },
  });
  answer(StoreFeaturesDocument, { store: { __typename: 'Store', features: ['ORDERS_ONLINE'] } });
  // The preload asks for it when the pointer rests on a product's link.
  answer(ProductDetailDocument, { product: null });
  answer(NoResultsHelpDocument, {
    soldOut: { __typename: 'ProductConnection', hasAllWords: true, nodes: [] },
    nearestProducts: [],
    products: { __typename: 'ProductConnection', nodes: [] },
  });
  answer(MoreOfCategoryDocument, { product: null });
  answer(SearchSuggestionsDocument, { products: { __typename: 'ProductConnection', nodes: [] } });
  answer(UpdateCartDocument, aSavedCart());
}

function respond<Variables>(
  document: TypedDocumentNode<unknown, Variables>,
  resolve: (variables: Variables) => Promise<Response> | Response,
) {
  const operation = document.definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  );
  const name = operation?.name?.value;
  if (!name) throw new Error('The operation has no name.');
  // The operation is found by its name, because the client sends hashes instead of texts.
  gateway.use(
    http.post('*/graphql', async ({ request }) => {
      const { operationName, variables } = await readOperation(request.clone());
      return operationName === name ? await resolve(variables as Variables) : undefined;
    }),
    http.get('*/graphql', async ({ request }) => {
      const { searchParams } = new URL(request.url);
      const variables = JSON.parse(searchParams.get('variables') ?? '{}') as Variables;
      return searchParams.get('operationName') === name ? await resolve(variables) : undefined;
    }),
  );
}

/** The body of a request; for an upload, its `operations`. */
async function readOperation(request: Request): Promise<{ operationName: string; variables: unknown }> {
  const isUpload = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false;
  if (!isUpload) return await request.json();
  // The text is searched: in Node 24, `formData()` refuses the class File of jsdom.
  const [, operations = '{}'] = /name="operations"\r\n\r\n(.*?)\r\n--/s.exec(await request.text()) ?? [];
  return JSON.parse(operations);
}
