import { parseSetCookie } from 'set-cookie-parser';
import { createCookieJar, type CookieNames } from '#gateway/transport/cookies.ts';
import { Fault } from '#gateway/refusals/faults.ts';
import { isRecord } from '#gateway/refusals/outcome.ts';
import { readSessionOutcome } from '#gateway/store/session-outcome.ts';
import { readUser, type RestUser } from '#gateway/documents/user.ts';
import type { Exchange } from './exchange.ts';
import type { Person } from './store-client.ts';
import { fieldOf, send, type Visit } from './visit.ts';

type Role = keyof CookieNames;

const checkOf = { shopper: 'GET /api/user/is-auth', seller: 'GET /api/seller/is-auth' } as const;
const logoutOf = { shopper: 'GET /api/user/logout', seller: 'GET /api/seller/logout' } as const;

/** The shopper by GET user/is-auth. */
export async function askUser(visit: Visit, person = visit.shopper): Promise<RestUser | undefined> {
  return readUser(fieldOf(await send(visit, person, checkOf.shopper), 'user'));
}

/** Opens the doctor's account: register, is-auth, login and logout. @returns whether the shopper is logged in */
export async function checkAccount(visit: Visit): Promise<boolean> {
  const { judge, findings, account } = visit;
  const register = 'POST /api/user/register';
  const opened = await send(visit, visit.shopper, register, { json: account });
  if (judge.success(opened, 'user', 'Accept name, email and password.') !== 'done') {
    findings.unchecked('no account could be opened.', 'POST /api/user/login', logoutOf.shopper);
    return false;
  }
  findings.left.push(`the account ${account.email}`);
  noteUser(visit, opened);
  if (!keepSession(visit, 'shopper', opened)) return false;
  if (!(await checkCurrentUser(visit))) return false;

  const again = await send(visit, visit.client.newPerson(), register, { json: account });
  if (judge.refusal(again, 'an email that has an account') === 'done') {
    findings.fault(again, `${register} opens two accounts for one email.`, 'Refuse an email that has an account.');
  }
  await checkLogout(visit, 'shopper');
  return await checkLogin(visit);
}

async function checkLogin(visit: Visit): Promise<boolean> {
  const { judge, findings, account } = visit;
  const login = 'POST /api/user/login';
  const wrong = await send(visit, visit.client.newPerson(), login, {
    json: { ...account, password: 'not the password' },
  });
  if (judge.refusal(wrong, 'a wrong password') === 'done') {
    findings.fault(wrong, `${login} accepts a wrong password.`, 'Compare the password before you open a session.');
  }
  const unknown = await send(visit, visit.client.newPerson(), login, {
    json: { email: `nobody-${account.email}`, password: account.password },
  });
  if (judge.refusal(unknown, 'an email without an account') === 'done') {
    findings.fault(unknown, `${login} accepts an email without an account.`, 'Look the account up first.');
  }
  visit.shopper = visit.client.newPerson();
  const { email, password } = account;
  const done = await send(visit, visit.shopper, login, { json: { email, password } });
  if (judge.success(done, 'user', 'Accept the email and password of an account.') !== 'done') return false;
  noteUser(visit, done);
  return keepSession(visit, 'shopper', done) && (await askUser(visit)) !== undefined;
}

function noteUser({ findings }: Visit, exchange: Exchange): void {
  const { call } = exchange;
  const user = fieldOf(exchange, 'user');
  if (!isRecord(user)) return findings.absorbed(call, 'It sends no user; the gateway asks is-auth.');
  if (user['_id'] === undefined) findings.absorbed(call, 'The user has no _id; the gateway asks is-auth for it.');
  if ('password' in user)
    findings.absorbed(call, 'It sends the password of the user; the gateway does not pass it on.');
}

/** Checks by is-auth who is logged in after a login. */
async function checkCurrentUser(visit: Visit): Promise<boolean> {
  const { judge, findings, account } = visit;
  const call = checkOf.shopper;
  const asked = await send(visit, visit.shopper, call);
  if (judge.success(asked, 'user', 'Find the session by the cookie that the login has set.') !== 'done') return false;
  const shopper = readUser(fieldOf(asked, 'user'));
  if (shopper?.email !== account.email) {
    findings.fault(
      asked,
      `${call} does not send the user who is logged in.`,
      'Answer { "success": true, "user": { "_id", "name", "email", "cartItems" } }',
    );
    return false;
  }
  const { _id } = shopper;
  visit.who = { userId: _id, userID: _id };
  const user = fieldOf(asked, 'user');
  if (isRecord(user) && Array.isArray(user['cartItems']))
    findings.absorbed(call, 'An empty cart is a list; the gateway reads it as empty.');
  if (isRecord(user) && 'password' in user)
    findings.absorbed(call, 'It sends the password of the user; the gateway does not pass it on.');

  const expired = visit.client.newPerson();
  expired.jar = createCookieJar(visit.client.map.cookies, `${visit.client.map.cookies.shopper}=an.expired.session`);
  const answered = await send(visit, expired, call);
  const response = judge.usable(answered);
  if (response && isLoggedIn(answered, 'user')) {
    findings.fault(
      answered,
      `${call} takes any cookie as a session.`,
      'Check the signature of the cookie, or look the session up.',
    );
  } else if (response) findings.good(call, response.status, 'refusal');
  return true;
}

/** Checks that a login has set the cookie of its role. @returns whether the session can be used */
function keepSession(visit: Visit, role: Role, exchange: Exchange): boolean {
  const { client, findings, options } = visit;
  const { call, setCookies } = exchange;
  if (visit[role].jar.wasSet(role)) {
    const isSecure = setCookies.some(
      (line) => line.startsWith(`${client.map.cookies[role]}=`) && /;\s*secure/i.test(line),
    );
    if (isSecure && options.url.startsWith('http:')) {
      findings.absorbed(call, 'The cookie is Secure at an http address; the gateway sets a cookie of its own.');
    }
    return true;
  }
  const name = sessionCookieIn(setCookies);
  if (name === undefined) {
    findings.fault(
      exchange,
      `${call} sets no session cookie.`,
      `Set the cookie ${client.map.cookies[role]} when a login succeeds.`,
    );
    return false;
  }
  findings.fault(
    exchange,
    `${call} names its session cookie ${name}, and not ${client.map.cookies[role]}.`,
    `Put "cookies": { "${role}": "${name}" } into the store map, or rename the cookie.`,
    { isInMap: options.suggests },
  );
  if (!options.suggests) return false;
  client.useCookieName(role, name, visit[role], setCookies);
  return true;
}

function sessionCookieIn(setCookies: readonly string[]): string | undefined {
  const cookies = parseSetCookie([...setCookies], { split: false, silent: true }).filter(({ value }) => value !== '');
  const named = cookies.find(({ name }) => /token|sess|auth|jwt|sid|user|seller/i.test(name));
  return (named ?? cookies.find(({ httpOnly }) => httpOnly))?.name;
}

/** Whether the gateway takes this answer of is-auth as a session. */
export function isLoggedIn({ response }: Exchange, payload: string): boolean {
  if (!response) return false;
  try {
    const { success } = readSessionOutcome(response, payload);
    return success && (payload !== 'user' || isRecord(isRecord(response.body) ? response.body['user'] : undefined));
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}

export async function checkLogout(visit: Visit, role: Role): Promise<void> {
  const { judge, findings } = visit;
  const call = logoutOf[role];
  const person: Person = visit[role];
  const done = await send(visit, person, call, { cookies: [role] });
  if (judge.success(done) !== 'done') return;
  const cleared = done.setCookies.find((line) => line.startsWith(`${visit.client.map.cookies[role]}=`));
  if (person.jar.has(role)) {
    findings.absorbed(call, 'It does not clear the cookie; the gateway deletes it in the browser.');
    person.jar.drop(role);
  } else if (cleared && /;\s*max-age=[1-9]/i.test(cleared)) {
    findings.absorbed(call, 'It sets an empty cookie instead of clearing it; the gateway deletes it in the browser.');
  }
}

/**
 * Checks the seller's login and is-auth.
 * @returns whether the seller is logged in
 */
export async function checkSellerLogin(visit: Visit): Promise<boolean> {
  const { judge, findings, options } = visit;
  const login = 'POST /api/seller/login';
  const wrong = await send(visit, visit.client.newPerson(), login, {
    json: { email: 'nobody@example.com', password: 'not the password' },
  });
  if (judge.refusal(wrong, 'a wrong password') === 'done') {
    findings.fault(
      wrong,
      `${login} accepts a wrong password.`,
      'Compare email and password before you open a session.',
    );
  }
  const done = await send(visit, visit.seller, login, { json: options.seller });
  if (
    judge.success(done, undefined, "Accept the seller's email and password, or give the doctor the right ones.") !==
    'done'
  )
    return false;
  if (!keepSession(visit, 'seller', done)) return false;
  const asked = await send(visit, visit.seller, checkOf.seller);
  if (judge.success(asked, undefined, 'Find the session by the cookie that the login has set.') !== 'done')
    return false;
  return true;
}
