import type { DatabaseTransaction } from '../database.ts';

/** One forward step of the schema. Never edited once released: its checksum is kept in the database. */
export interface Migration {
  id: number;
  name: string;
  statements: string[];
  /** Runs after the statements, for values that SQL cannot compute. */
  fill?: (trx: DatabaseTransaction) => Promise<void>;
}
