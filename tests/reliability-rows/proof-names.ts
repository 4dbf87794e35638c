/** Test files, and titles that stand for several rows, by short names. */

export const backend = (name: string) => `tests/backend/${name}.test.ts`;
export const gateway = 'The gateway’s business: its own tests.';
export const web = 'The web app’s business: its own tests.';

export const access = backend('access-rules');
export const matrix = backend('access-matrix');
export const sessions = backend('user-sessions');
export const limits = backend('shared-limits');
export const manners = backend('http-manners');
export const placing = backend('order-placing');
export const repetition = backend('order-repetition');
export const race = backend('race-drill');
export const cart = backend('cart-sync');
export const kill = backend('kill-drill');
export const stripe = backend('stripe-payment');
export const sandbox = backend('sandbox-payment');
export const payments = backend('payment-orders');
export const pictures = backend('product-pictures');
export const catalogue = backend('product-catalogue');
export const fuzz = backend('fuzz-drill');
export const load = backend('load-drill');
export const hard = backend('hard-times');
export const starting = backend('store-process');
export const backup = backend('backup-restore');
export const rules = 'tests/unit/backend-rules.test.ts';
export const config = 'tests/unit/backend-config.test.ts';

export const everyAccess =
  'R1 R3 R5 seventeen calls × six credentials × seven shapes of userId show and change nothing of another shopper';
export const everyPayment =
  'R34 R35 R36 R37 in every order of the four payment events, replayed, forged and stale ones among them, the order is what it should be';
export const malformed =
  'R50 R25 R30 R62 R92 seeded malformed requests get neither a 5xx nor HTML nor silence, and the store still sells';
export const killed =
  'R33 R32 killed again and again under 16 ordering shoppers, the store loses, doubles and tears no order';
export const flicker =
  'R22 R28 64 shoppers against a stock that is switched every 5 ms get no order of what was out of stock, and no error';
export const overload =
  'R88 R87 more than it can work on at once is told to come back, and right afterwards all is as before';
