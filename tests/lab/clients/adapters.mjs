import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { operations } from './operations.mjs';

/**
 * How each client sends an operation. `ask` gives the data, or the code of the first error as the client shows it.
 *
 * @typedef {{ data?: any, code?: string }} Answer
 * @typedef {(name: string, variables?: object) => Promise<Answer>} Ask
 * @typedef {{ url: string, fetch: typeof fetch, folder: string, load: (name: string) => Promise<any> }} Surroundings
 * @typedef {{ name: string, packages: Record<string, string>, open: (around: Surroundings) => Promise<Ask> }} ClientAdapter
 */

const preflight = { 'Apollo-Require-Preflight': 'true' };

/** @param {string} name */
const textOf = (name) => operations[name] ?? '';
/** @param {string} name */
const isMutation = (name) => textOf(name).startsWith('mutation');
/** @param {any} errors */
const codeOf = (errors) => errors?.[0]?.extensions?.code;

/** @type {ClientAdapter[]} */
export const clients = [
  {
    name: 'Apollo Client, apollo-upload-client',
    packages: { '@apollo/client': '4.3.8', 'apollo-upload-client': '19.0.0', rxjs: '7.8.2' },
    async open({ url, fetch, load }) {
      const { ApolloClient, InMemoryCache, gql } = await load('@apollo/client');
      const { default: UploadHttpLink } = await load('apollo-upload-client/UploadHttpLink.mjs');
      const link = new UploadHttpLink({ uri: url, fetch, headers: preflight });
      const client = new ApolloClient({ link, cache: new InMemoryCache() });
      return async (name, variables) => {
        const document = gql(textOf(name));
        const sent = isMutation(name)
          ? client.mutate({ mutation: document, variables })
          : client.query({ query: document, variables, fetchPolicy: 'network-only' });
        return await sent.catch((/** @type {any} */ error) => ({ code: codeOf(error.errors) }));
      };
    },
  },
  {
    name: 'Relay',
    packages: { 'relay-runtime': '21.0.1', 'relay-compiler': '21.0.1' },
    async open({ url, fetch, folder, load }) {
      const { Environment, Network, RecordSource, Store, commitMutation, fetchQuery } = await load('relay-runtime');
      const artifacts = await compile(folder, url);
      const environment = new Environment({
        network: Network.create(
          async (
            /** @type {any} */ { text },
            /** @type {object} */ variables,
            /** @type {object} */ _cacheConfig,
            /** @type {Record<string, File> | null | undefined} */ uploadables,
          ) => {
            const request = uploadables ? formOf(text, variables, uploadables) : requestOf(text, variables);
            const response = await fetch(url, request);
            return await response.json();
          },
        ),
        store: new Store(new RecordSource()),
        getDataID: (/** @type {any} */ { id }, /** @type {string} */ type) =>
          id == null ? undefined : `${type}:${id}`,
      });
      return async (name, variables = {}) => {
        const document = artifacts[name];
        try {
          if (!isMutation(name)) return { data: await fetchQuery(environment, document, variables).toPromise() };
          return await new Promise((resolve, reject) => {
            commitMutation(environment, {
              mutation: document,
              variables,
              uploadables: filesIn(variables),
              onCompleted: (/** @type {any} */ data) => resolve({ data }),
              onError: reject,
            });
          });
        } catch (error) {
          return { code: codeOf(/** @type {any} */ (error).source?.errors) };
        }
      };
    },
  },
  {
    name: 'urql, graphcache',
    packages: { '@urql/core': '6.0.3', '@urql/exchange-graphcache': '9.0.2' },
    async open({ url, fetch, load }) {
      const { Client, fetchExchange } = await load('@urql/core');
      const { cacheExchange } = await load('@urql/exchange-graphcache');
      const keyless = ['Cart', 'CartLine', 'Category', 'Image', 'Seller'];
      const keys = Object.fromEntries(keyless.map((type) => [type, () => null]));
      const client = new Client({
        url,
        fetch,
        exchanges: [cacheExchange({ keys }), fetchExchange],
        fetchOptions: { headers: preflight },
      });
      return async (name, variables = {}) => {
        const send = isMutation(name) ? client.mutation : client.query;
        const options = { requestPolicy: 'network-only' };
        const { data, error } = await send.call(client, textOf(name), variables, options).toPromise();
        return error ? { code: codeOf(error.graphQLErrors) } : { data };
      };
    },
  },
  {
    name: 'graphql-request',
    packages: { 'graphql-request': '7.4.0' },
    async open({ url, fetch, load }) {
      const { GraphQLClient } = await load('graphql-request');
      const client = new GraphQLClient(url, { fetch });
      return async (name, variables) => {
        try {
          return { data: await client.request(textOf(name), variables) };
        } catch (error) {
          return { code: codeOf(/** @type {any} */ (error).response?.errors) };
        }
      };
    },
  },
  {
    name: 'villus',
    packages: { villus: '3.5.2', vue: '3.5.13' },
    async open({ url, fetch, load }) {
      const { createClient, fetch: fetchPlugin } = await load('villus');
      const client = createClient({
        url,
        cachePolicy: 'network-only',
        use: [fetchPlugin({ fetch })],
      });
      return async (name, variables) => {
        const operation = { query: textOf(name), variables };
        const sent = isMutation(name) ? client.executeMutation(operation) : client.executeQuery(operation);
        const { data, error } = await sent;
        return error ? { code: codeOf(error.gqlErrors ?? error.response?.body?.errors) } : { data };
      };
    },
  },
  {
    name: 'graphql-hooks',
    packages: { 'graphql-hooks': '8.2.0', react: '19.2.9' },
    async open({ url, fetch, load }) {
      const { GraphQLClient } = await load('graphql-hooks');
      const client = new GraphQLClient({ url, fetch, FormData, headers: preflight });
      return async (name, variables) => {
        const { data, error } = await client.request({ query: textOf(name), variables });
        if (!error) return { data };
        const { body } = error.httpError ?? {};
        return { code: codeOf(error.graphQLErrors ?? (body && JSON.parse(body).errors)) };
      };
    },
  },
  {
    name: 'graphql-http, its client',
    packages: { 'graphql-http': '1.23.1' },
    async open({ url, fetch, load }) {
      const { createClient } = await load('graphql-http');
      const client = createClient({ url, fetchFn: fetch });
      return (name, variables) =>
        new Promise((resolve) => {
          /** @type {Answer} */
          let answer = {};
          client.subscribe(
            { query: textOf(name), variables },
            {
              next: (/** @type {any} */ { data, errors }) => (answer = errors ? { code: codeOf(errors) } : { data }),
              error: (/** @type {any} */ { response }) => resolve({ code: response && `HTTP ${response.status}` }),
              complete: () => resolve(answer),
            },
          );
        });
    },
  },
  {
    name: 'GraphQL Tools, a wrapped schema',
    packages: { '@graphql-tools/wrap': '11.2.5', '@graphql-tools/executor-http': '3.4.1' },
    async open({ url, fetch, load }) {
      const { schemaFromExecutor, wrapSchema } = await load('@graphql-tools/wrap');
      const { buildHTTPExecutor } = await load('@graphql-tools/executor-http');
      const { graphql } = await load('graphql');
      const executor = buildHTTPExecutor({ endpoint: url, fetch, FormData, headers: preflight });
      const schema = wrapSchema({ schema: await schemaFromExecutor(executor), executor });
      return async (name, variables) => {
        const { data, errors } = await graphql({ schema, source: textOf(name), variableValues: variables });
        return errors ? { code: codeOf(errors) } : { data };
      };
    },
  },
];

/**
 * @param {string} query
 * @param {object} variables
 */
const requestOf = (query, variables) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query, variables }),
});

/**
 * A multipart request. Each file is named by its place, such as `variables.input.images.0`; JSON leaves the file itself out.
 * @param {string} query
 * @param {object} variables
 * @param {Record<string, File>} files
 */
function formOf(query, variables, files) {
  const body = new FormData();
  const withoutFiles = (/** @type {string} */ _key, /** @type {unknown} */ value) =>
    value instanceof File ? null : value;
  body.set('operations', JSON.stringify({ query, variables }, withoutFiles));
  body.set('map', JSON.stringify(Object.fromEntries(Object.keys(files).map((place) => [place, [place]]))));
  for (const [place, file] of Object.entries(files)) body.set(place, file);
  return { method: 'POST', headers: preflight, body };
}

/**
 * @param {any} variables
 * @returns {Record<string, File> | null} the pictures of a product by their places
 */
function filesIn({ input }) {
  const images = input?.images ?? [];
  const places = images.map((/** @type {File} */ file, /** @type {number} */ at) => [
    `variables.input.images.${at}`,
    file,
  ]);
  return places.length > 0 ? Object.fromEntries(places) : null;
}

/**
 * Compiles the operations by Relay's compiler, from the schema that the shop publishes.
 * @param {string} folder
 * @param {string} url
 * @returns {Promise<Record<string, any>>}
 */
async function compile(folder, url) {
  const source = join(folder, 'relay');
  mkdirSync(source);
  const schema = await fetch(new URL('/schema.graphql', url));
  writeFileSync(join(source, 'schema.graphql'), await schema.text());
  const config = { src: '.', schema: 'schema.graphql', language: 'javascript', eagerEsModules: true };
  writeFileSync(join(source, 'package.json'), JSON.stringify({ type: 'module', relay: config }));
  for (const [name, text] of Object.entries(operations)) {
    writeFileSync(join(source, `${name}.js`), `import { graphql } from 'relay-runtime';\ngraphql\`${text}\`;\n`);
  }
  const compiler = join(folder, 'node_modules/relay-compiler/cli.js');
  const { status, stdout, stderr } = spawnSync(process.execPath, [compiler], { cwd: source, encoding: 'utf8' });
  if (status !== 0) throw new Error(`Relay's compiler failed:\n${stdout}${stderr}`);
  /** @type {Record<string, any>} */
  const artifacts = {};
  for (const name of Object.keys(operations)) {
    const file = join(source, '__generated__', `${name}${isMutation(name) ? 'Mutation' : 'Query'}.graphql.js`);
    const compiled = await import(pathToFileURL(file).href);
    artifacts[name] = compiled.default;
  }
  return artifacts;
}
