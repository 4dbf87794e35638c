/** The two sessions a browser can hold at the same time. */
export type Role = 'shopper' | 'seller';

/** The store's names for them. */
export type CookieNames = Readonly<Record<Role, string>>;

/**
 * The cookies that the gateway carries; nothing else of a browser's Cookie header goes to the store. `browser` tells the
 * bundled store which accounts this browser has logged in to before. It is no session, and a logout keeps it.
 */
export type Carried = Role | 'browser';

const browserCookie = 'knownBrowser';
const carried: readonly Carried[] = ['shopper', 'seller', 'browser'];

/**
 * Whether browsers get the cookies under names that begin with `__Host-`, which no other host of the site can set.
 * `change`: they do, and what they hold under the old names still counts.
 */
export type HostCookies = 'off' | 'change' | 'on';

const hostPrefix = '__Host-';
const maxValueLength = 4096;
/** RFC 6265's cookie-octet: whatever else arrives could break out of the header it is put into. */
const safeValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

interface Change {
  /** Null: cleared. */
  value: string | null;
  /** Seconds to live; undefined: until the browser closes. */
  maxAge: number | undefined;
}

/**
 * The cookies of one request: what the browser sent, then what the store's replies set. A reply's cookie counts
 * from the next call on, so a login and the reads behind it fit into one operation.
 */
export class CookieJar {
  readonly #names: Readonly<Record<Carried, string>>;
  readonly #hostCookies: HostCookies;
  readonly #values = new Map<Carried, string>();
  readonly #changes = new Map<Carried, Change>();

  /** @param cookieHeader the browser's Cookie header */
  constructor(names: CookieNames, cookieHeader = '', hostCookies: HostCookies = 'off') {
    this.#names = { ...names, browser: browserCookie };
    this.#hostCookies = hostCookies;
    const prefixes = { off: [''], change: [hostPrefix, ''], on: [hostPrefix] }[hostCookies];
    const pairs = cookieHeader === '' ? [] : cookieHeader.split(';').map(splitPair);
    for (const prefix of prefixes) {
      for (const { name, value } of pairs) {
        const cookie = name.startsWith(prefix) ? this.#carriedAs(name.slice(prefix.length)) : undefined;
        // The first one counts: browsers put the cookie of the more specific path in front.
        if (cookie && value && isUsable(value) && !this.#values.has(cookie)) this.#values.set(cookie, value);
      }
    }
  }

  has(role: Role): boolean {
    return this.#values.has(role);
  }

  /** Whether a reply of this request has opened a session. */
  wasSet(role: Role): boolean {
    return typeof this.#changes.get(role)?.value === 'string';
  }

  /** The Cookie header for a call that needs these cookies; undefined when there is none of them. */
  header(cookies: readonly Carried[]): string | undefined {
    const pairs = cookies.flatMap((cookie) => {
      const value = this.#values.get(cookie);
      return value === undefined ? [] : [`${this.#names[cookie]}=${value}`];
    });
    return pairs.length > 0 ? pairs.join('; ') : undefined;
  }

  /** Takes over the Set-Cookie headers of a reply, one string each. Names that are not carried are left out. */
  receive(setCookies: readonly string[], now = Date.now()): void {
    for (const line of setCookies) {
      const { name, change } = readSetCookie(line, now);
      const cookie = this.#carriedAs(name);
      if (!cookie) continue;
      this.#changes.set(cookie, change);
      if (change.value === null) this.#values.delete(cookie);
      else this.#values.set(cookie, change.value);
    }
  }

  /** Ends a session on the browser's side. */
  drop(role: Role): void {
    this.#values.delete(role);
    this.#changes.set(role, { value: null, maxAge: 0 });
  }

  /** The Set-Cookie headers for the browser, with this server's own attributes whatever the store's were. */
  toSetCookies({ secure }: { secure: boolean }): string[] {
    return carried.flatMap((cookie) => {
      const change = this.#changes.get(cookie);
      if (!change) return [];
      const name = this.#names[cookie];
      if (this.#hostCookies === 'off') return [toSetCookie(name, change, secure)];
      // The old cookie goes, so that it cannot speak for this browser once the new one has ended.
      const old = this.#hostCookies === 'change' ? [toSetCookie(name, { value: null, maxAge: 0 }, secure)] : [];
      // Browsers take a name with this prefix only with Secure.
      return [toSetCookie(hostPrefix + name, change, true), ...old];
    });
  }

  #carriedAs(name: string): Carried | undefined {
    return carried.find((cookie) => this.#names[cookie] === name);
  }
}

function toSetCookie(name: string, { value, maxAge }: Change, secure: boolean): string {
  return [
    `${name}=${value ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(maxAge === undefined ? [] : [`Max-Age=${maxAge}`]),
    ...(value === null ? ['Expires=Thu, 01 Jan 1970 00:00:00 GMT'] : []),
  ].join('; ');
}

/** An empty name stands for a cookie that cannot be passed on. */
function readSetCookie(line: string, now: number): { name: string; change: Change } {
  const [pair = '', ...attributes] = line.split(';');
  const { name, value } = splitPair(pair);
  const maxAge = secondsToLive(attributes.map(splitPair), now);
  const isCleared = value === '' || (maxAge !== undefined && maxAge <= 0);
  const change = isCleared ? { value: null, maxAge: 0 } : { value, maxAge };
  return { name: isUsable(value) ? name : '', change };
}

/** Max-Age wins over Expires, as in browsers. */
function secondsToLive(attributes: { name: string; value: string }[], now: number): number | undefined {
  const last = (wanted: string) => attributes.findLast(({ name }) => name.toLowerCase() === wanted)?.value;
  const maxAge = last('max-age');
  if (maxAge !== undefined && /^-?\d+$/.test(maxAge)) return Number(maxAge);
  const expires = Date.parse(last('expires') ?? '');
  return Number.isNaN(expires) ? undefined : Math.max(0, Math.round((expires - now) / 1000));
}

function splitPair(pair: string) {
  const at = pair.indexOf('=');
  if (at === -1) return { name: pair.trim(), value: '' };
  const value = pair.slice(at + 1).trim();
  return { name: pair.slice(0, at).trim(), value: /^".*"$/.test(value) ? value.slice(1, -1) : value };
}

const isUsable = (value: string) => value.length <= maxValueLength && safeValue.test(value);
