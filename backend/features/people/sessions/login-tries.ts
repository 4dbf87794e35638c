import type { FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '#backend/http/client-network.ts';
import { TooMany } from '#backend/faults.ts';
import { readBrowserCookie, setBrowserCookie } from './session-cookies.ts';
import type { AppContext } from '#backend/app-context.ts';
import type { SessionRole } from './session-repository.ts';

interface Login {
  role: SessionRole;
  email: string;
  /** The internal id of the account for the log; null when there is no such account. */
  findAccountId: () => Promise<string | null>;
}

const accountOf = (role: SessionRole, email: string) => `${role} ${email}`;

/**
 * Counts a try at an account's password. Call it before the password is checked, so that simultaneous tries all count. If
 * the password is right, call the returned function.
 *
 * @throws TooMany
 */
export async function beginLogin(
  request: FastifyRequest,
  context: AppContext,
  { role, email, findAccountId }: Login,
): Promise<(reply: FastifyReply) => Promise<void>> {
  const { rateLimiter, knownBrowsers, metrics } = context;
  const account = accountOf(role, email);
  const browser = knownBrowsers.find(readBrowserCookie(request), account);
  const source = { isKnown: browser !== null, name: browser ?? networkOf(request.ip) };
  const { seconds, isNewAttack } = await rateLimiter.tryPassword(account, source);
  if (seconds > 0) {
    metrics.loginRefused(role, 'too-many');
    const attacked = isNewAttack ? await findAccountId() : null;
    if (attacked !== null) {
      metrics.accountAttacked(role);
      request.log.warn(
        { role, account: attacked },
        'too many wrong passwords for this account; only browsers that have logged in to it before may try now',
      );
    }
    throw new TooMany(seconds);
  }
  return async (reply) => {
    await rateLimiter.passwordWasRight(account, source);
    rememberBrowser(request, reply, context, { role, email });
  };
}

/** Sets the cookie that says that this browser has logged in to this account. */
export function rememberBrowser(
  request: FastifyRequest,
  reply: FastifyReply,
  { knownBrowsers, config }: AppContext,
  { role, email }: Pick<Login, 'role' | 'email'>,
): void {
  setBrowserCookie(reply, knownBrowsers.remember(readBrowserCookie(request), accountOf(role, email)), config);
}
