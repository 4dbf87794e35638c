/** The data of a response; the callers read the fields that they asked for. */
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any;

/** A client of the shop with cookies of its own. Both calls throw for an error of GraphQL. */
export interface Shopper {
  run: (query: string, variables?: object) => Promise<Data>;
  /** Sends files by the GraphQL multipart request specification: the place of each in the operation, its bytes and its name. */
  upload: (query: string, variables: object, files: [place: string, bytes: Blob, name: string][]) => Promise<Data>;
}

export function createShopper(url: string): Shopper {
  const cookies = new Map<string, string>();
  const send = async (body: string | FormData, headers: Record<string, string>): Promise<Data> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const init = { method: 'POST', headers: { cookie, 'apollo-require-preflight': 'true', ...headers }, body };
    const response = await fetch(`${url}/graphql`, init);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: object[] };
    if (errors !== undefined) throw new Error(`${response.status}: ${text.slice(0, 400)}`);
    return data;
  };
  return {
    run: (query, variables = {}) => send(JSON.stringify({ query, variables }), { 'content-type': 'application/json' }),
    upload: (query, variables, files) => {
      const form = new FormData();
      form.append('operations', JSON.stringify({ query, variables }));
      form.append('map', JSON.stringify(Object.fromEntries(files.map(([place], at) => [at, [place]]))));
      for (const [at, [, bytes, name]] of files.entries()) form.append(String(at), bytes, name);
      return send(form, {});
    },
  };
}
