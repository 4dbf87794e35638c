import { expect } from './same-shop.mjs';

/** A client of a shop with the headers of one person. Its calls resolve with the parsed body, and throw on an error. */
export function clientOf(url, person = {}, graphqlPath = '/graphql') {
  const send = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', ...person };
    const response = await fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
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

export const bearer = (token) => ({ authorization: `Bearer ${token}` });
