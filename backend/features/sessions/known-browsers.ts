import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { sharedSecret } from '#backend/db/shop-values.ts';
import type { Database } from '#backend/db/database.ts';

/**
 * Recognises browsers that have logged in to an account before, by a cookie that outlives the session (OWASP calls it a
 * device cookie). It grants nothing but wrong tries counted for this browser alone, so an attack on the account from
 * elsewhere cannot lock its owner out.
 *
 * The cookie is a random number and one signature for each account, the newest first: `number.signature.signature`. Signed
 * rather than stored: a login writes nothing more, and no row has to be removed later.
 */
export interface KnownBrowsers {
  /** Names this browser if it has logged in to this account before, else null. */
  find(cookie: string | undefined, account: string): string | null;
  /** The cookie that knows this account, too. */
  remember(cookie: string | undefined, account: string): string;
}

/** Accounts that one browser is known for. */
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
