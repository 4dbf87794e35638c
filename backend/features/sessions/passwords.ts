import { hash, verify } from '@node-rs/argon2';
import { Unavailable } from '#backend/faults.ts';
import { createWorkQueue } from '#backend/work-queue.ts';

/** Argon2id with 19 MiB, two passes, one lane: the floor OWASP names. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const lineLimit = 32;

/** Hashes and checks passwords, a few at a time: each takes 19 MiB and a core. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes equally long without a hash to compare with, so that time does not tell who has an account. */
  isRight(password: string, passwordHash: string | null): Promise<boolean>;
  /** Whether the hash was made with less work than is asked for today. */
  isWeak(passwordHash: string): boolean;
}

export async function createPasswordHasher(): Promise<PasswordHasher> {
  const gate = createWorkQueue(
    atOnce,
    lineLimit,
    () => new Unavailable('Too many people are logging in. Please try again.'),
  );
  const nobody = await hash('nobody has this password', cost);
  const parameters = nobody.split('$').slice(0, 4).join('$');
  return {
    hash: (password) => gate(() => hash(password, cost)),
    isRight: (password, passwordHash) =>
      gate(async () => {
        const isMatch = await verify(passwordHash ?? nobody, password);
        return isMatch && passwordHash !== null;
      }),
    isWeak: (passwordHash) => !passwordHash.startsWith(`${parameters}$`),
  };
}
