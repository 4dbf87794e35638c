import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '#backend/faults.ts';
import { createWorkQueue } from '#backend/work-queue.ts';
import * as texts from './texts.ts';

/** Argon2id with 19 MiB, two passes, one lane: the minimum that OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const maxRunning = 2;
const maxWaiting = 32;

/**
 * Hashes and checks passwords, two at a time: each needs 19 MiB and a core.
 *
 * @throws Unavailable when too many wait
 */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is right. Null, for an unknown account, takes the same time, so that the duration does not
   * tell who has an account.
   */
  isRight(password: string, passwordHash: string | null): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isWeak(passwordHash: string): boolean;
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const queue = createWorkQueue(maxRunning, maxWaiting, () => new Unavailable(texts.tooManyLogins));
  const dummyHash = await hash('no account has this password', cost);
  const parameters = dummyHash.split('$').slice(0, 4).join('$');
  return {
    hash: (password) => queue(() => hash(password, cost)),
    isRight: (password, passwordHash) =>
      queue(async () => {
        const isMatch = await verify(passwordHash ?? dummyHash, password);
        return isMatch && passwordHash !== null;
      }),
    isWeak: (passwordHash) => !passwordHash.startsWith(`${parameters}$`),
  };
}
