import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { findCommand } from '../../scripts/setup/debian.mjs';
import { freePorts } from '#tests/support/free-ports.ts';
import { addProductParts, multipartBody } from '#tests/support/multipart-request.ts';
import { makePicture } from '#tests/support/pictures.ts';
import { sellerLogin, startShop, type RunningShop } from '#tests/support/running-shop.ts';
import { ShopClient } from '#tests/support/shop-client.ts';

/** The files of deploy/proxies, and Caddy's, in front of a real shop with an https address. */
const publicHost = 'shop.example.com';

interface ProxyPlace {
  folder: string;
  port: number;
  /** Host and port of the gateway. */
  gateway: string;
}

interface Proxy {
  name: string;
  /** The Debian package. */
  from: string;
  program: string;
  /** Writes the files that the program needs; returns its arguments and variables. */
  prepare: (place: ProxyPlace) => Promise<{ args: string[]; env?: Record<string, string> }>;
}

const deployed = async (file: string, { port, gateway }: ProxyPlace) =>
  (await readFile(`deploy/proxies/${file}`, 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('*:80', `127.0.0.1:${port}`)
    .replace('127.0.0.1:4000', gateway);

const apacheModules = '/usr/lib/apache2/modules';

const proxies: Proxy[] = [
  {
    name: 'nginx',
    from: 'nginx-light',
    program: 'nginx',
    prepare: async (place) => {
      const { folder } = place;
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const lines = [
        `pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}`,
        ...(process.getuid?.() === 0 ? ['user root;'] : []),
        `http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
        `${await deployed('nginx.conf', place)} }`,
      ];
      await writeFile(join(folder, 'nginx.conf'), lines.join('\n'));
      return { args: ['-e', `${folder}/error.log`, '-c', join(folder, 'nginx.conf')] };
    },
  },
  {
    name: 'Apache',
    from: 'apache2-bin',
    program: 'apache2',
    prepare: async (place) => {
      const { folder, port } = place;
      const loaded = ['mpm_event', 'authz_core', 'headers', 'proxy', 'proxy_http']
        .filter((name) => existsSync(`${apacheModules}/mod_${name}.so`))
        .map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`);
      const lines = [
        `ServerName localhost\nListen 127.0.0.1:${port}\nServerRoot ${folder}\nDefaultRuntimeDir ${folder}`,
        `PidFile ${folder}/pid\nErrorLog ${folder}/error.log`,
        ...loaded,
        await deployed('apache.conf', place),
      ];
      await writeFile(join(folder, 'apache.conf'), lines.join('\n'));
      return { args: ['-D', 'FOREGROUND', '-f', join(folder, 'apache.conf')] };
    },
  },
  {
    name: 'Varnish',
    from: 'varnish',
    program: 'varnishd',
    prepare: async (place) => {
      const { folder, port } = place;
      const [host = '', gatewayPort = ''] = place.gateway.split(':');
      const file = (await readFile('deploy/proxies/varnish.vcl', 'utf8'))
        .replace('"127.0.0.1"', `"${host}"`)
        .replace('"4000"', `"${gatewayPort}"`);
      await writeFile(join(folder, 'varnish.vcl'), file);
      const args = ['-F', '-j', 'none', '-n', folder, '-f', join(folder, 'varnish.vcl'), '-s', 'malloc,64m'];
      return { args: [...args, '-a', `127.0.0.1:${port}`] };
    },
  },
  {
    name: 'Caddy',
    from: 'caddy',
    program: 'caddy',
    prepare: async ({ folder, port, gateway }) => {
      const [store] = await freePorts(1);
      const env = {
        HOME: folder,
        ADMIN: `unix/${folder}/admin.sock`,
        SELLER_EMAIL: 'seller@example.com',
        SHOP: `http://:${port}`,
        STORE: `127.0.0.1:${store}`,
        TLS: 'bind 127.0.0.1',
        GATEWAYS: gateway,
        BACKENDS: '127.0.0.1:9',
      };
      return { args: ['run', '--config', 'deploy/caddy/Caddyfile'], env };
    },
  },
];

let shop: RunningShop;
/** Host and port of the gateway. */
let gateway: string;

beforeAll(async () => {
  const [port] = await freePorts(1);
  gateway = `127.0.0.1:${port}`;
  shop = await startShop({
    PORT: String(port),
    PUBLIC_URL: `https://${publicHost}`,
    TRUST_PROXY: '1',
    RATE_LIMITS: 'register=2/1h',
  });
});

afterAll(() => shop?.close());

/** Starts the proxy in front of the shop. @returns its address */
async function openProxy({ program, prepare }: Proxy): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'greengate-proxy-'));
  const [port = 0] = await freePorts(1);
  const { args, env } = await prepare({ folder, port, gateway });
  const path = findCommand([program], ['/usr/sbin']) ?? program;
  const service = spawn(path, args, { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [service.stdout, service.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
  const ended = new Promise((resolve) => void service.once('exit', resolve));
  onTestFinished(async () => {
    service.kill();
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const address = `http://127.0.0.1:${port}`;
  const isOpen = async () => (await fetch(`${address}/health/ready`).catch(() => null))?.status ?? said;
  await expect.poll(isOpen, { timeout: 20_000 }).toBe(200);
  return address;
}

const host = { host: publicHost };

function aClient(address?: string): ShopClient {
  const client = new ShopClient(address);
  onTestFinished(() => client.close());
  return client;
}

/** Sends an operation with the name of the shop, as browsers do. */
async function run(client: ShopClient, url: string, query: string, { variables = {}, headers = {} } = {}) {
  const answer = await client.send(
    `${url}/graphql`,
    'POST',
    { ...host, 'content-type': 'application/json', ...headers },
    JSON.stringify({ query, variables }),
  );
  return { headers: answer.headers, ...JSON.parse(answer.content.toString()) };
}

const register = 'mutation ($input: RegisterInput!) { register(input: $input) { success message } }';
const newAccount = (email: string) => ({ input: { name: 'Ann', email, password: 'a-good-password' } });

/** Sends a file of nearly 20 MB in parts of a form. */
async function upload(url: string, cookie: string): Promise<{ status: number; text: string }> {
  // What follows the end of a PNG is no part of the picture.
  const picture = Buffer.concat([await makePicture('png', 400, 300)], 20 * 1024 * 1024 - 1);
  const body = multipartBody(addProductParts([{ content: picture }]));
  const boundary = /^--(\S+)/.exec(body.subarray(0, 100).toString('latin1'))?.[1] ?? '';
  return new Promise((resolve, reject) => {
    const sending = request(`${url}/graphql`, {
      method: 'POST',
      headers: {
        ...host,
        cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': body.length,
        'apollo-require-preflight': 'true',
      },
    });
    sending.on('error', reject).on('response', (answer) => {
      let text = '';
      answer.on('data', (part: Buffer) => (text += part.toString())).on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sending.end(body);
  });
}

describe.each(proxies)('$name', (proxy) => {
  const path = findCommand([proxy.program], ['/usr/sbin']);
  const reason = `${proxy.name} is not on this machine (Debian: apt-get install ${proxy.from}).`;
  const at = proxies.indexOf(proxy) + 1;

  test('passes pages, sessions, uploads and files through, with the address of the browser, and keeps nothing private', async (context) => {
    if (path === undefined) return context.skip(reason);
    const url = await openProxy(proxy);
    const visitor = aClient();

    const home = await visitor.send(`${url}/`, 'GET', host);
    expect([home.status, home.content.includes('Shop Now')]).toEqual([200, true]);
    expect(home.headers['x-refused']).toBeUndefined();
    const slash = (address: string) => visitor.send(`${address}/products/fruits%2Fberries/a%2Fb%20c`, 'GET', host);
    const [direct, through] = [await slash(`http://${gateway}`), await slash(url)];
    expect([through.status, through.content.toString()]).toEqual([direct.status, direct.content.toString()]);
    expect((await visitor.send(`${url}/metrics`, 'GET', host)).status).toBe(404);

    // The third sign-up of an address is refused, whatever address it claims to have.
    const eager = aClient(`127.0.4.${at}`);
    const signUp = (client: ShopClient, name: string) =>
      run(client, url, register, {
        variables: newAccount(`${name}${at}@example.com`),
        headers: { 'x-forwarded-for': `203.0.113.${name.length}` },
      });
    const first = await signUp(eager, 'a');
    expect(first.data.register.success).toBe(true);
    expect(String(first.headers['set-cookie'])).toMatch(/token=[^;]+;[^,]*Secure/);
    expect((await signUp(aClient(`127.0.4.${at}`), 'bb')).data.register.success).toBe(true);
    const third = await signUp(aClient(`127.0.4.${at}`), 'ccc');
    expect(JSON.stringify(third.data ?? third.errors)).toContain('Too many');
    expect((await signUp(aClient(`127.0.5.${at}`), 'dddd')).data.register.success).toBe(true);

    // An answer for one shopper is for nobody else.
    const me = `${url}/graphql?query=${encodeURIComponent('{ me { email } }')}`;
    const ask = (client: ShopClient) => client.send(me, 'GET', { ...host, 'apollo-require-preflight': 'true' });
    expect((await ask(eager)).content.toString()).toContain(`a${at}@example.com`);
    expect((await ask(eager)).content.toString()).toContain(`a${at}@example.com`);
    expect((await ask(visitor)).content.toString()).toContain('"me":null');

    const seller = aClient();
    const logIn = 'mutation ($input: SellerLoginInput!) { sellerLogin(input: $input) { success } }';
    await run(seller, url, logIn, { variables: { input: sellerLogin } });
    const cookie = [...seller.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const { status, text } = await upload(url, cookie);
    expect({ status, text }).toMatchObject({ status: 200, text: expect.stringContaining('"success":true') });
    const { data } = await run(visitor, url, '{ products(filter: { search: "Kiwi" }) { nodes { images { url } } } }');
    const picture = new URL(data.products.nodes[0].images[0].url).pathname;
    for (const client of [visitor, seller]) {
      const answer = await client.send(url + picture, 'GET', host);
      expect([answer.status, answer.content.toString('latin1', 8, 12)]).toEqual([200, 'WEBP']);
    }
    // The seller's file arrives as the store writes it.
    const file = await seller.send(`${url}/exports/orders`, 'GET', host);
    expect([file.status, file.headers['content-type']]).toEqual([200, expect.stringContaining('text/csv')]);
    expect((await visitor.send(`${url}/exports/orders`, 'GET', host)).headers['content-type']).not.toContain('csv');
  });
});

test('Varnish keeps pictures and no pages', async (context) => {
  const varnish = proxies.find(({ name }) => name === 'Varnish');
  if (varnish === undefined || !findCommand([varnish.program], ['/usr/sbin'])) {
    return context.skip('Varnish is not on this machine (Debian: apt-get install varnish).');
  }
  const url = await openProxy(varnish);
  const visitor = aClient();
  const { data } = await run(visitor, url, '{ products(first: 1) { nodes { images { url } } } }');
  const picture = new URL(data.products.nodes[0].images[0].url).pathname;
  /** Of a kept response, Varnish names the request that brought it, too. */
  const isKept = async (place: string) => {
    await visitor.send(url + place, 'GET', host);
    const { headers } = await visitor.send(url + place, 'GET', host);
    return String(headers['x-varnish']).split(' ').length === 2;
  };
  expect(await isKept(picture)).toBe(true);
  for (const place of ['/', '/products', '/graphql?query={me{id}}', '/sitemap.xml']) {
    expect([place, await isKept(place)]).toEqual([place, false]);
  }
});
