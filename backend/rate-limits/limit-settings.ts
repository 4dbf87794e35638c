/** A limit of `count` in `seconds`. */
export interface Limit {
  count: number;
  seconds: number;
}

/** Every limit by name, with its default. `RATE_LIMITS` changes them. */
export const limitDefaults = {
  /** Wrong passwords for one account from one address (or one known browser) before tries have to wait, longer each time. */
  login: { count: 10, seconds: 15 * 60 },
  /** Wrong passwords for one account from all addresses together. Known browsers neither count nor wait. */
  'login-account': { count: 100, seconds: 3600 },
  /** Logins from one address, right or wrong. */
  'login-address': { count: 100, seconds: 15 * 60 },
  /** New accounts from one address. */
  register: { count: 60, seconds: 3600 },
  /** Links for a new password of one account, whether or not it exists. */
  reset: { count: 5, seconds: 3600 },
  /** Links for new passwords, asked for from one address. */
  'reset-address': { count: 30, seconds: 3600 },
  /** Mails about orders to one receiver; see `mail-limits.ts`. */
  mails: { count: 10, seconds: 3600 },
  'mails-day': { count: 30, seconds: 24 * 3600 },
  /** Mails about orders to one receiver whose email is not confirmed; see `email-confirmation.ts`. */
  'mails-unconfirmed': { count: 3, seconds: 24 * 3600 },
  /** Orders of one shopper. */
  orders: { count: 30, seconds: 60 },
  /** Orders from one address. */
  'orders-address': { count: 60, seconds: 3600 },
  /** Orders without an account in the name of one mailbox: each may mail a link to it. */
  'guest-orders': { count: 10, seconds: 24 * 3600 },
  /** Saved carts of one shopper. */
  cart: { count: 120, seconds: 60 },
  /** New addresses of one shopper. */
  addresses: { count: 30, seconds: 60 },
  /** Changes of one shopper's account, and exports of its data. */
  account: { count: 30, seconds: 15 * 60 },
  /** Products added. */
  uploads: { count: 300, seconds: 3600 },
  /** Newsletter subscriptions from one address. */
  newsletter: { count: 30, seconds: 3600 },
  /** Withdrawals from orders, sent from one address. */
  withdrawals: { count: 20, seconds: 3600 },
  /** Mails that repeat a withdrawal, to one receiver. */
  'withdrawal-receipts': { count: 5, seconds: 24 * 3600 },
  /** Emails confirmed by a link, from one address. */
  confirm: { count: 30, seconds: 3600 },
  /** Other calls of one shopper, or of one address without a session. Each process counts for itself. */
  reads: { count: 600, seconds: 60 },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limitDefaults;
export type LimitSettings = Record<LimitName, Limit>;

const units: Record<string, number> = { s: 1, m: 60, h: 3600 };

const partPattern = /^\s*([a-z-]+)=([1-9]\d{0,5})\/([1-9]\d{0,4})([smh])\s*$/;

function isLimitName(name: string): name is LimitName {
  return Object.hasOwn(limitDefaults, name);
}

/**
 * Reads `RATE_LIMITS`: `on`, `off` (null), or what differs from the defaults, such as `orders=60/1m,login=20/15m`.
 * Undefined when the text is invalid.
 */
export function parseLimits(text: string): LimitSettings | null | undefined {
  if (text === 'off') return null;
  const limits: LimitSettings = { ...limitDefaults };
  if (text === 'on') return limits;
  for (const part of text.split(',')) {
    const match = partPattern.exec(part);
    const [, name = '', count = '', time = '', unit = ''] = match ?? [];
    if (!isLimitName(name)) return undefined;
    limits[name] = { count: Number(count), seconds: Number(time) * (units[unit] ?? 1) };
  }
  return limits;
}

/** Why `parseLimits` does not take the text: a sentence that names its first wrong part. */
export function limitsFault(text: string): string {
  const parts = text.split(',').map((part) => part.trim());
  const wrong = parts.find((part) => !isLimitName(partPattern.exec(part)?.[1] ?? '')) ?? text;
  const [name = ''] = wrong.split('=', 1);
  const reason = !wrong.includes('=')
    ? 'is neither on, off nor a limit'
    : isLimitName(name)
      ? 'is not a count from 1 to 999999, a slash, and a time from 1 to 99999 with s, m or h'
      : `names no limit; the limits are ${Object.keys(limitDefaults).join(', ')}`;
  return `RATE_LIMITS must be corrected: ${wrong.slice(0, 60)} ${reason}. Write for example orders=60/1m,login=20/15m.`;
}
