import { expect, test } from 'vitest';
import { CookieJar } from '#gateway/rest/cookies.ts';

const NAMES = { shopper: 'token', seller: 'sellerToken' };

const NOW = Date.parse('2026-01-01T00:00:00.000Z');
const reissued = (...lines: string[]) => {
  const jar = new CookieJar(NAMES);
  jar.receive(lines, NOW);
  return jar.toSetCookies({ secure: false });
};

test('only the store’s two names are read from a browser, the first of each', () => {
  const jar = new CookieJar(NAMES, 'a=1; token=first; token=second; sellerToken="quoted"; tokens=3; =x; junk');
  expect(jar.header(['shopper'])).toBe('token=first');
  expect(jar.header(['seller'])).toBe('sellerToken=quoted');
  expect(jar.header(['shopper', 'seller'])).toBe('token=first; sellerToken=quoted');
  expect(new CookieJar(NAMES, 'theme=dark').header(['shopper'])).toBeUndefined();
});

test('values that are no cookie values are left out', () => {
  expect(new CookieJar(NAMES, 'token=a,b').has('shopper')).toBe(false);
  expect(new CookieJar(NAMES, `token=${'x'.repeat(4097)}`).has('shopper')).toBe(false);
  expect(reissued('token=a b; Path=/')).toEqual([]);
});

test.each([
  ['token=v; Max-Age=0', 'token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
  ['token=v; max-age=-1', 'token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
  ['token=', 'token=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
  ['token=v; Expires=Thu, 01 Jan 2026 00:01:00 GMT', 'token=v; Path=/; HttpOnly; SameSite=Lax; Max-Age=60'],
  ['token=v; Expires=whenever', 'token=v; Path=/; HttpOnly; SameSite=Lax'],
  [
    'token=v; Max-Age=soon; Expires=Thu, 01 Jan 2026 00:01:00 GMT',
    'token=v; Path=/; HttpOnly; SameSite=Lax; Max-Age=60',
  ],
  ['  token = v ; Secure', 'token=v; Path=/; HttpOnly; SameSite=Lax'],
  ['token=ey.J=='.concat('; Path=/'), 'token=ey.J==; Path=/; HttpOnly; SameSite=Lax'],
])('%s is given on as %s', (line, expected) => {
  expect(reissued(line)).toEqual([expected]);
});

test('the last of several values counts', () => {
  expect(reissued('token=old', 'token=', 'token=new')).toEqual(['token=new; Path=/; HttpOnly; SameSite=Lax']);
});

test('what a reply set goes along with the next call; what it cleared does not', () => {
  const jar = new CookieJar(NAMES, 'token=old; sellerToken=s');
  jar.receive(['token=new', 'sellerToken=; Max-Age=0']);
  expect(jar.header(['shopper', 'seller'])).toBe('token=new');
  jar.drop('shopper');
  expect(jar.header(['shopper', 'seller'])).toBeUndefined();
});
