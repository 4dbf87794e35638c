// Tested by tests/backend/contract-texts.test.ts.
import { createHash } from 'node:crypto';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';

/**
 * The texts of the shop's pages about the contract, each stored once under the hash of its text, so that an order refers to the
 * texts of its moment.
 */

/** The hashes of the texts at the moment of an order; null for a page without a text. */
export interface ContractTexts {
  terms: string | null;
  withdrawal: string | null;
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Stores the texts of these pages, and returns their hashes. */
export async function storeContractTexts(
  trx: DatabaseTransaction,
  { terms, returns }: { terms: string; returns: string },
  now: number,
): Promise<ContractTexts> {
  const byHash = new Map([terms, returns].filter((text) => text !== '').map((text) => [hashOf(text), text]));
  // The texts are long, and nearly always there.
  const stored =
    byHash.size === 0
      ? []
      : await trx
          .selectFrom('contract_texts')
          .select('hash')
          .where('hash', 'in', [...byHash.keys()])
          .execute();
  for (const { hash } of stored) byHash.delete(hash);
  if (byHash.size > 0) {
    await trx
      .insertInto('contract_texts')
      .values([...byHash].map(([hash, text]) => ({ hash, text, created_at: now })))
      .onConflict((conflict) => conflict.column('hash').doNothing())
      .execute();
  }
  const kept = (text: string) => (text === '' ? null : hashOf(text));
  return { terms: kept(terms), withdrawal: kept(returns) };
}

/** The texts with these hashes. */
export async function readContractTexts(
  source: Database['query'],
  { terms, withdrawal }: ContractTexts,
): Promise<{ terms: string | null; withdrawal: string | null }> {
  const hashes = [terms, withdrawal].filter((hash) => hash !== null);
  const rows =
    hashes.length === 0
      ? []
      : await source.selectFrom('contract_texts').select(['hash', 'text']).where('hash', 'in', hashes).execute();
  const textOf = (hash: string | null) => rows.find((row) => row.hash === hash)?.text ?? null;
  return { terms: textOf(terms), withdrawal: textOf(withdrawal) };
}
