import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sharedSecret } from '#backend/db/shop-values.ts';
import type { Database } from '#backend/db/database.ts';

/**
 * Recognises browsers that have logged in to an account before, by a cookie that outlives the session (OWASP: device
 * cookie). It gives no access. Wrong passwords from such a browser are counted separately, so an attack on the account
 * from elsewhere cannot lock out its owner.
 *
 * The cookie is a random number and one signature for each account, the newest first: `number.signature.signature`. It is
 * signed instead of stored, so a login writes no extra row and none has to be deleted later.
 */
export interface KnownBrowsers {
  /** The name of this browser, if it has logged in to this account before; else null. */
  find(cookie: string | undefined, account: string): string | null;
  /** The new value of the cookie, which includes this account. */
  remember(cookie: string | undefined, account: string): string;
}

/** Accounts in the cookie of one browser. */
const maxAccounts = 8;

const cookieForm = /^[\w-]{22}(\.[\w-]{22}){0,8}$/;

export async function createKnownBrowsers(database: Database): Promise<KnownBrowsers> {
  const secret = await sharedSecret(database, 'browser-secret');
  const sign = (number: string, account: string) =>
    createHmac('sha256', secret).update(`${number} ${account}`).digest('base64url').slice(0, 22);
  const read = (cookie: string | undefined) => {
    const [number, ...signatures] = cookie !== undefined && cookieForm.test(cookie) ? cookie.split('.') : [];
    return number === undefined ? null : { number, signatures };
  };
  return {
    find(cookie, account) {
      const known = read(cookie);
      if (known === null) return null;
      const expected = sign(known.number, account);
      const isKnown = known.signatures.some((each) => timingSafeEqual(Buffer.from(each), Buffer.from(expected)));
      return isKnown ? expected : null;
    },
    remember(cookie, account) {
      const { number, signatures } = read(cookie) ?? {
        number: randomBytes(16).toString('base64url'),
        signatures: [],
      };
      const own = sign(number, account);
      const others = signatures.filter((each) => each !== own).slice(0, maxAccounts - 1);
      return [number, own, ...others].join('.');
    },
  };
}
