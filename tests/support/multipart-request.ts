import { Agent, request, type IncomingMessage } from 'node:http';

/** One part of a multipart body. */
export interface Part {
  name: string;
  content: string | Buffer;
  filename?: string;
  type?: string;
}

export const addProductMutation =
  'mutation ($input: AddProductInput!) { addProduct(input: $input) { success message product { id name } } }';

export const newProduct = (images: number) => ({
  name: 'Kiwi',
  category: 'fruits',
  price: 2,
  offerPrice: 1.5,
  description: ['Green.', 'Sour.'],
  images: Array.from({ length: images }, () => null),
});

/** The parts of an `addProduct` request, in the order of the GraphQL multipart request specification. */
export function addProductParts(pictures: readonly Omit<Part, 'name'>[]): Part[] {
  const operations = { query: addProductMutation, variables: { input: newProduct(pictures.length) } };
  const map = Object.fromEntries(pictures.map((_, index) => [index, [`variables.input.images.${index}`]]));
  return [
    { name: 'operations', content: JSON.stringify(operations) },
    { name: 'map', content: JSON.stringify(map) },
    ...pictures.map((picture, index) => ({
      filename: `${index}.png`,
      type: 'image/png',
      ...picture,
      name: `${index}`,
    })),
  ];
}

const multipartBoundary = 'test-boundary';

export function multipartBody(parts: readonly Part[]): Buffer {
  const chunks = parts.flatMap(({ name, content, filename, type }) => [
    Buffer.from(
      `--${multipartBoundary}\r\nContent-Disposition: form-data; name="${name}"` +
        (filename === undefined ? '' : `; filename="${filename}"`) +
        (type === undefined ? '' : `\r\nContent-Type: ${type}`) +
        '\r\n\r\n',
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...chunks, Buffer.from(`--${multipartBoundary}--\r\n`)]);
}

export interface RawAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: { data?: Record<string, never>; errors?: { message: string; extensions: { code: string } }[] };
}

interface SendOptions {
  cookie?: string;
  headers?: Record<string, string>;
  /** Whether the body is sent in chunks, without Content-Length. */
  chunked?: boolean;
}

const sellerHeaders = { 'apollo-require-preflight': 'true' };

/** Sends a multipart request with exactly these bytes and headers. Rejects when the connection breaks. */
export function sendMultipart(url: string, body: Buffer, options: SendOptions = {}): Promise<RawAnswer> {
  const { cookie = 'sellerToken=s1', headers = sellerHeaders, chunked = false } = options;
  // A separate agent, so that the connection closes after the response.
  const agent = new Agent({ keepAlive: true });
  return new Promise<RawAnswer>((resolve, reject) => {
    const sending = request(`${url}/graphql`, {
      method: 'POST',
      agent,
      headers: {
        'content-type': `multipart/form-data; boundary=${multipartBoundary}`,
        ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }),
        cookie,
        ...headers,
      },
    });
    sending.on('error', reject);
    sending.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) }),
      );
    });
    sending.end(body);
  }).finally(() => agent.destroy());
}

/** Starts a multipart request and leaves it unfinished; `abandon` closes its connection. */
export function startMultipart(url: string, firstBytes: Buffer) {
  const sending = request(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': `multipart/form-data; boundary=${multipartBoundary}`,
      cookie: 'sellerToken=s1',
      ...sellerHeaders,
    },
  });
  sending.on('error', () => undefined);
  sending.write(firstBytes);
  return { abandon: () => sending.destroy() };
}
