import type { Database, DatabaseTransaction } from '../database.ts';

/** One forward step of the schema. Never edited once released: its checksum is kept in the database. */
export interface Migration {
  id: number;
  name: string;
  /**
   * The statements in their order. Where the databases need different ones, an entry has the statements of each
   * database.
   */
  statements: (string | Record<Database['kind'], string[]>)[];
  /** Runs after the statements, for values that SQL cannot compute. It awaits `report` after each batch of rows. */
  fill?: (trx: DatabaseTransaction, report: ReportBatch) => Promise<void>;
}

/** Shows the person who waits how far a fill is: `report('orders', 40_000, 100_040)`. */
export type ReportBatch = (what: string, done: number, total: number) => Promise<void>;

/** The statements of a migration for one kind of database. */
export function statementsFor({ statements }: Migration, kind: Database['kind']): string[] {
  return statements.flatMap((statement) => (typeof statement === 'string' ? statement : statement[kind]));
}
