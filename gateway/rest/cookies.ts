/** The two sessions a browser can hold at the same time. */
export type Role = 'shopper' | 'seller';

/** The store's names for them. Nothing else of a browser's Cookie header goes to the store. */
export type CookieNames = Readonly<Record<Role, string>>;

const ROLES: readonly Role[] = ['shopper', 'seller'];
const MAX_VALUE_LENGTH = 4096;
/** RFC 6265's cookie-octet: whatever else arrives could break out of the header it is put into. */
const SAFE_VALUE = /^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/;

interface Change {
  /** Null: cleared. */
  value: string | null;
  /** Seconds to live; undefined: until the browser closes. */
  maxAge: number | undefined;
}

/**
 * The session cookies of one request: what the browser sent, then what the store's replies set. A reply's cookie counts
 * from the next call on, so a login and the reads behind it fit into one operation.
 */
export class CookieJar {
  readonly #names: CookieNames;
  readonly #values = new Map<Role, string>();
  readonly #changes = new Map<Role, Change>();

  /** @param cookieHeader the browser's Cookie header */
  constructor(names: CookieNames, cookieHeader = '') {
    this.#names = names;
    for (const pair of cookieHeader.split(';')) {
      const { name, value } = splitPair(pair);
      const role = this.#roleNamed(name);
      // The first one counts: browsers put the cookie of the more specific path in front.
      if (role && value && isUsable(value) && !this.#values.has(role)) this.#values.set(role, value);
    }
  }

  has(role: Role): boolean {
    return this.#values.has(role);
  }

  /** Whether a reply of this request has opened a session. */
  wasSet(role: Role): boolean {
    return typeof this.#changes.get(role)?.value === 'string';
  }

  /** The Cookie header for a call that needs these sessions; undefined when there is none of them. */
  header(roles: readonly Role[]): string | undefined {
    const pairs = roles.flatMap((role) => {
      const value = this.#values.get(role);
      return value === undefined ? [] : [`${this.#names[role]}=${value}`];
    });
    return pairs.length > 0 ? pairs.join('; ') : undefined;
  }

  /** Takes over the Set-Cookie headers of a reply, one string each. Names the store has no session for are left out. */
  receive(setCookies: readonly string[], now = Date.now()): void {
    for (const line of setCookies) {
      const { name, change } = readSetCookie(line, now);
      const role = this.#roleNamed(name);
      if (!role) continue;
      this.#changes.set(role, change);
      if (change.value === null) this.#values.delete(role);
      else this.#values.set(role, change.value);
    }
  }

  /** Ends a session on the browser's side. */
  drop(role: Role): void {
    this.#values.delete(role);
    this.#changes.set(role, { value: null, maxAge: 0 });
  }

  /** The Set-Cookie headers for the browser, with this server's own attributes whatever the store's were. */
  toSetCookies({ secure }: { secure: boolean }): string[] {
    return ROLES.flatMap((role) => {
      const change = this.#changes.get(role);
      if (!change) return [];
      return [
        [
          `${this.#names[role]}=${change.value ?? ''}`,
          'Path=/',
          'HttpOnly',
          'SameSite=Lax',
          ...(secure ? ['Secure'] : []),
          ...(change.maxAge === undefined ? [] : [`Max-Age=${change.maxAge}`]),
          ...(change.value === null ? ['Expires=Thu, 01 Jan 1970 00:00:00 GMT'] : []),
        ].join('; '),
      ];
    });
  }

  #roleNamed(name: string): Role | undefined {
    return ROLES.find((role) => this.#names[role] === name);
  }
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

const isUsable = (value: string) => value.length <= MAX_VALUE_LENGTH && SAFE_VALUE.test(value);
