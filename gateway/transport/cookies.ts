import { parseSetCookie } from 'set-cookie-parser';

/** The two sessions a browser can hold at the same time. */
export type Role = 'shopper' | 'seller';

/** The names of the session cookies in the store. */
export type CookieNames = Readonly<Record<Role, string>>;

/**
 * The cookies that the gateway passes on; the store gets no other cookie of a browser. `browser` tells the bundled store
 * which accounts this browser has logged in to before. It is not a session, and a logout keeps it.
 */
export type CarriedCookie = Role | 'browser';

const browserCookieName = 'knownBrowser';
const carriedCookies: readonly CarriedCookie[] = ['shopper', 'seller', 'browser'];

/**
 * Whether browsers get the cookies under names that begin with `__Host-`, which no other host of the site can set.
 * `change` is `on`, but cookies that browsers hold under the old names are still read.
 */
export type HostCookies = 'off' | 'change' | 'on';

const hostPrefix = '__Host-';
const readPrefixes = { off: [''], change: [hostPrefix, ''], on: [hostPrefix] };
const maxValueLength = 4096;
/** The cookie-octets of RFC 6265. Other characters could inject text into the header. */
const validValue = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

interface Change {
  /** The value; null when the cookie was cleared. */
  value: string | null;
  /** The lifetime; undefined for a cookie that lasts until the browser closes. */
  maxAgeSeconds: number | undefined;
}

const cleared: Change = { value: null, maxAgeSeconds: 0 };

/**
 * The cookies of one request: those that the browser sent, changed by those that the store set. A cookie that the store
 * sets counts from the next call on, so one operation can log in and read what needs the login.
 */
export type CookieJar = ReturnType<typeof createCookieJar>;

/** @param cookieHeader the browser's Cookie header */
export function createCookieJar(sessionNames: CookieNames, cookieHeader = '', hostCookies: HostCookies = 'off') {
  const { shopper, seller } = sessionNames;
  const names: Readonly<Record<CarriedCookie, string>> = { shopper, seller, browser: browserCookieName };
  const cookieNamed = (name: string) => carriedCookies.find((cookie) => names[cookie] === name);
  const values = readCookieHeader();
  const changes = new Map<CarriedCookie, Change>();

  function readCookieHeader() {
    const found = new Map<CarriedCookie, string>();
    if (cookieHeader === '') return found;
    const pairs = cookieHeader.split(';');
    for (const prefix of readPrefixes[hostCookies]) {
      for (const pair of pairs) {
        const { name, value } = splitPair(pair);
        const cookie = name.startsWith(prefix) ? cookieNamed(name.slice(prefix.length)) : undefined;
        // The first one counts: browsers send the cookie of the more specific path first.
        if (cookie && value && isValid(value) && !found.has(cookie)) found.set(cookie, value);
      }
    }
    return found;
  }

  return {
    has: (role: Role): boolean => values.has(role),

    /** Whether the store has opened a session during this request. */
    wasSet: (role: Role): boolean => typeof changes.get(role)?.value === 'string',

    /** The Cookie header of a call that needs these cookies; undefined when the request has none of them. */
    header(cookies: readonly CarriedCookie[]): string | undefined {
      let header: string | undefined;
      for (const cookie of cookies) {
        const value = values.get(cookie);
        if (value !== undefined) header = `${header === undefined ? '' : `${header}; `}${names[cookie]}=${value}`;
      }
      return header;
    },

    /** Takes over the Set-Cookie headers of a response, one string each. Other cookies are ignored. */
    receive(setCookies: readonly string[], nowMs = Date.now()): void {
      if (setCookies.length === 0) return;
      for (const { name, value: rawValue, maxAge, expires } of parseSetCookie(setCookies, parseOptions)) {
        const cookie = cookieNamed(name);
        const value = unquote(rawValue);
        if (!cookie || !isValid(value)) continue;
        // Max-Age wins over Expires, as in browsers.
        const maxAgeSeconds = maxAge ?? (expires && Math.max(0, Math.round((expires.getTime() - nowMs) / 1000)));
        const isCleared = value === '' || (maxAgeSeconds !== undefined && maxAgeSeconds <= 0);
        changes.set(cookie, isCleared ? cleared : { value, maxAgeSeconds });
        if (isCleared) values.delete(cookie);
        else values.set(cookie, value);
      }
    },

    /** Ends a session in the browser. */
    drop(role: Role): void {
      values.delete(role);
      changes.set(role, cleared);
    },

    /** The Set-Cookie headers for the browser. Their attributes are the gateway's, not the store's. */
    toSetCookies({ secure }: { secure: boolean }): string[] {
      if (changes.size === 0) return [];
      return carriedCookies.flatMap((cookie) => {
        const change = changes.get(cookie);
        if (!change) return [];
        const name = names[cookie];
        if (hostCookies === 'off') return [toSetCookie(name, change, secure)];
        // Clear the old cookie, so that it is not read again when the new one has ended.
        const old = hostCookies === 'change' ? [toSetCookie(name, cleared, secure)] : [];
        // Browsers accept a name with this prefix only with Secure.
        return [toSetCookie(hostPrefix + name, change, true), ...old];
      });
    },
  };
}

const parseOptions = { decodeValues: false, silent: true, split: false };

function toSetCookie(name: string, { value, maxAgeSeconds }: Change, secure: boolean): string {
  return [
    `${name}=${value ?? ''}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
    ...(maxAgeSeconds === undefined ? [] : [`Max-Age=${maxAgeSeconds}`]),
    ...(value === null ? ['Expires=Thu, 01 Jan 1970 00:00:00 GMT'] : []),
  ].join('; ');
}

/** One cookie of a browser's Cookie header. */
function splitPair(pair: string) {
  const at = pair.indexOf('=');
  if (at === -1) return { name: pair.trim(), value: '' };
  return { name: pair.slice(0, at).trim(), value: unquote(pair.slice(at + 1).trim()) };
}

const unquote = (value: string) => (value.startsWith('"') && /^".*"$/.test(value) ? value.slice(1, -1) : value);

const isValid = (value: string) => value.length <= maxValueLength && validValue.test(value);
