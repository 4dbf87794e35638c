/** A response of the store. */
export interface StoreAnswer {
  status: number;
  headers: Headers;
  /** The parsed body, or its text when it is not a JSON object. */
  body: StoreBody;
  text: string;
}

/** Tests read bodies field by field. */
// oxlint-disable-next-line no-explicit-any
type StoreBody = any;

export interface StoreClient {
  address: string;
  cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<StoreAnswer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<StoreAnswer>;
  /** Any body and content type. */
  send(path: string, init: RequestInit): Promise<StoreAnswer>;
}

function storeCookies(cookies: Map<string, string>, headers: Headers): void {
  for (const line of headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', value = ''] = pair.split('=');
    const isGone = attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970.*)$/i.test(attribute));
    if (isGone || value === '') cookies.delete(name);
    else cookies.set(name, value);
  }
}

function parse(text: string): StoreBody {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A client like a browser: it stores cookies and does not follow redirects. */
export function createStoreClient(address: string): StoreClient {
  const cookies = new Map<string, string>();
  const send = async (path: string, init: RequestInit): Promise<StoreAnswer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie !== '' && !headers.has('cookie')) headers.set('cookie', cookie);
    const answer = await fetch(address + path, { redirect: 'manual', ...init, headers });
    storeCookies(cookies, answer.headers);
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, body: parse(text) };
  };
  return {
    address,
    cookies,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  };
}
