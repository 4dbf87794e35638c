import { describe, expect, test } from 'vitest';
import { createCookieJar, type HostCookies } from '#gateway/transport/cookies.ts';

const cookieNames = { shopper: 'token', seller: 'sellerToken' };

const now = Date.parse('2026-01-01T00:00:00.000Z');
const reissued = (...lines: string[]) => {
  const jar = createCookieJar(cookieNames);
  jar.receive(lines, now);
  return jar.toSetCookies({ secure: false });
};

test('the jar reads only the two session cookies from a browser, the first of each name', () => {
  const jar = createCookieJar(cookieNames, 'a=1; token=first; token=second; sellerToken="quoted"; tokens=3; =x; junk');
  expect(jar.header(['shopper'])).toBe('token=first');
  expect(jar.header(['seller'])).toBe('sellerToken=quoted');
  expect(jar.header(['shopper', 'seller'])).toBe('token=first; sellerToken=quoted');
  // Only the first equals sign divides.
  expect(createCookieJar(cookieNames, 'token=ey.J==').header(['shopper'])).toBe('token=ey.J==');
  expect(createCookieJar(cookieNames, 'theme=dark').header(['shopper'])).toBeUndefined();
});

test('the jar ignores malformed cookie values', () => {
  expect(createCookieJar(cookieNames, 'token=a,b').has('shopper')).toBe(false);
  expect(createCookieJar(cookieNames, `token=${'x'.repeat(4097)}`).has('shopper')).toBe(false);
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
])('%s is forwarded as %s', (line, expected) => {
  expect(reissued(line)).toEqual([expected]);
});

test('the last Set-Cookie of a name wins', () => {
  expect(reissued('token=old', 'token=', 'token=new')).toEqual(['token=new; Path=/; HttpOnly; SameSite=Lax']);
});

test('the next store call sends a cookie that a reply has set, and not one that it has cleared', () => {
  const jar = createCookieJar(cookieNames, 'token=old; sellerToken=s');
  jar.receive(['token=new', 'sellerToken=; Max-Age=0']);
  expect(jar.header(['shopper', 'seller'])).toBe('token=new');
  jar.drop('shopper');
  expect(jar.header(['shopper', 'seller'])).toBeUndefined();
});

test('the browser cookie is forwarded beside the session cookies and survives a logout', () => {
  const jar = createCookieJar(cookieNames, 'token=t; knownBrowser=b');
  expect(jar.header(['shopper', 'browser'])).toBe('token=t; knownBrowser=b');
  expect(jar.header(['shopper'])).toBe('token=t');
  jar.drop('shopper');
  expect(jar.header(['shopper', 'browser'])).toBe('knownBrowser=b');
  jar.receive(['knownBrowser=c; Max-Age=60']);
  expect(jar.toSetCookies({ secure: true })).toEqual([
    'token=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    'knownBrowser=c; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60',
  ]);
});

describe('cookie names with __Host-', () => {
  const both = 'token=old; __Host-token=new; sellerToken=old';
  const heard = (hostCookies: HostCookies) =>
    createCookieJar(cookieNames, both, hostCookies).header(['shopper', 'seller']);

  test('the gateway reads only cookies with __Host- when they are on; during the change it reads an old cookie if there is no new one', () => {
    expect(heard('off')).toBe('token=old; sellerToken=old');
    expect(heard('change')).toBe('token=new; sellerToken=old');
    expect(heard('on')).toBe('token=new');
  });

  test('the gateway sends cookies with __Host- to browsers with Secure; during the change it clears the old cookie', () => {
    const set = (hostCookies: HostCookies) => {
      const jar = createCookieJar(cookieNames, '', hostCookies);
      jar.receive(['token=v; Max-Age=60']);
      return jar.toSetCookies({ secure: true });
    };
    const made = '__Host-token=v; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60';
    const cleared = 'token=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT';
    expect(set('change')).toEqual([made, cleared]);
    expect(set('on')).toEqual([made]);
  });
});
