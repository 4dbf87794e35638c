/** Work that one process does at a time, and the stores that run. Only PostgreSQL has this table: see `lease.ts`. */
export interface LeasesTable {
  name: string;
  owner: string;
  /** Rises with each owner of the name. */
  fence: number;
  /** Milliseconds since 1970 by the database's clock. */
  expires_at: number;
}
