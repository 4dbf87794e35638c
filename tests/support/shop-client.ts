import { Agent, request, type IncomingHttpHeaders } from 'node:http';

export interface ShopAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  content: Buffer;
}

/** The data of a GraphQL response; tests read the fields that they expect. */
// oxlint-disable-next-line typescript/no-explicit-any
type Data = any;

/** A client like a browser: it has cookies, a persistent connection and its own loopback address (127.x.y.z). */
export class ShopClient {
  readonly #agent: Agent;
  readonly cookies = new Map<string, string>();

  constructor(localAddress = '127.0.0.1') {
    this.#agent = new Agent({ keepAlive: true, localAddress });
  }

  send(url: string, method: 'GET' | 'POST', headers: Record<string, string> = {}, body?: string): Promise<ShopAnswer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return new Promise((resolve, reject) => {
      const sending = request(url, { method, agent: this.#agent, headers: { cookie, ...headers } });
      sending.on('error', reject);
      sending.on('response', (answer) => {
        const chunks: Buffer[] = [];
        answer.on('error', reject).on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          for (const line of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
            if (value) this.cookies.set(name, value);
            else this.cookies.delete(name);
          }
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, content: Buffer.concat(chunks) });
        });
      });
      sending.end(body);
    });
  }

  get(url: string): Promise<ShopAnswer> {
    return this.send(url, 'GET');
  }

  /** Sends a request to the REST store itself. */
  async ask(url: string, json?: object, headers: Record<string, string> = {}): Promise<{ status: number; body: Data }> {
    const { status, content } = json
      ? await this.send(url, 'POST', { 'content-type': 'application/json', ...headers }, JSON.stringify(json))
      : await this.send(url, 'GET', headers);
    return { status, body: JSON.parse(content.toString()) };
  }

  /** Sends an operation to the shop at that address. Rejects without a GraphQL response. */
  async run(
    shop: string,
    query: string,
    variables: object = {},
  ): Promise<{ status: number; data: Data; errors: Data }> {
    const headers = { 'content-type': 'application/json' };
    const { status, content } = await this.send(
      `${shop}/graphql`,
      'POST',
      headers,
      JSON.stringify({ query, variables }),
    );
    const { data, errors } = JSON.parse(content.toString()) as { data?: Data; errors?: Data };
    return { status, data, errors };
  }

  close(): void {
    this.#agent.destroy();
  }
}
