import { expect } from './same-shop.mjs';

/** A client of a shop's interface, with the headers of one person. Its calls resolve with the parsed body, and throw on an error. */
export function clientOf(url, headers = {}, graphqlPath = '/graphql') {
  const send = async (method, path, body) => {
    const init = { method, headers: { 'content-type': 'application/json', ...headers } };
    if (body) init.body = JSON.stringify(body);
    const response = await fetch(url + path, init);
    const text = await response.text();
    expect(response.ok, { status: response.status, path, text });
    return JSON.parse(text);
  };
  const post = (path, body = {}) => send('POST', path, body);
  return {
    get: (path) => send('GET', path),
    post,
    patch: (path, body) => send('PATCH', path, body),
    /** Runs a GraphQL operation and returns its data. */
    run: async (query, variables = {}) => {
      const { data, errors } = await post(graphqlPath, { query, variables });
      expect(data && !errors, { data, errors });
      return data;
    },
  };
}

/** Whether a page answers with 200. */
export async function answers(url) {
  const { status } = await fetch(url);
  return status === 200;
}

export const bearer = (token) => ({ authorization: `Bearer ${token}` });
