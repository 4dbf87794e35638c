import { createRequire } from 'node:module';

/**
 * Takes the place of `@node-rs/argon2` in tests that run a store in their own process. With the store's cost, hashing was a
 * sixth of the processor time of its tests. Stores that tests start as processes hash at the full cost.
 */
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

/** What the store asks for in `passwords.ts`. */
const costOfStore = 19_456;

export const { verify } = argon2;

export const hash: typeof argon2.hash = (password, options) =>
  argon2.hash(password, options?.memoryCost === costOfStore ? { ...options, memoryCost: 64, timeCost: 1 } : options);
