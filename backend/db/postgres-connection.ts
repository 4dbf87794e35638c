import type pg from 'pg';

/** Texts that one connection keeps as prepared statements. PostgreSQL holds some 20 kB for each. */
const maxPrepared = 150;
/** Texts that were sent once. Lists of many lengths make many. */
const maxSeen = 1500;

/** Whether a prepared statement has other columns now, because another process has changed a table. It did not run. */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan');

/**
 * The connection broke, or leads to a server that cannot write any more: PostgreSQL ends it (57P01 to 57P03, 08006), or became a
 * standby (25006).
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(08|57P0[123]|25006|ECONNRE|EPIPE)/.test(code) || /Connection terminated|is not queryable/.test(error.message)
  );
}

/** The names of the texts that one connection sends more than once. */
class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  readonly #generation: number;

  constructor(generation: number) {
    this.#generation = generation;
  }

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === maxPrepared) return known;
    if (this.#seen.delete(text)) {
      const name = `text_${this.#generation}_${this.#names.size}`;
      this.#names.set(text, name);
      return name;
    }
    if (this.#seen.size === maxSeen) this.#seen.clear();
    this.#seen.add(text);
    return undefined;
  }
}

interface ConnectionWays {
  /**
   * Whether repeated texts are prepared; `untilStale`: by a pooler that keeps a text prepared for all its clients, also when a changed
   * table has made it fail.
   */
  prepares: boolean | 'untilStale';
  /** The settings of each transaction, which begin together with it in one message. */
  settings: Readonly<Record<string, string | number>>;
}

/** The message that begins a transaction with these settings. They end with it, so poolers pass them on. */
export const beginText = (settings: ConnectionWays['settings'], mode = ''): string =>
  [`begin${mode}`, ...Object.entries(settings).map(([name, value]) => `set local ${name} = ${value}`)].join('; ');

/**
 * Returns what changes the connections of a pool. Texts that a connection sends repeatedly are prepared: PostgreSQL reads and plans
 * them once. After a query that timed out, the connection is closed: the next query would wait behind that one, and the connection may
 * be in the middle of a transaction. A connection that leads to no server that writes is closed, too.
 */
export function createConnectionAdapter({ prepares, settings }: ConnectionWays): (client: pg.PoolClient) => void {
  const begin = beginText(settings);
  let isPreparing = prepares !== false;
  // After a change of the tables, all connections prepare their texts again.
  let generation = 0;
  return (client) => {
    const query = client.query.bind(client) as (...input: unknown[]) => Promise<unknown>;
    let names = new StatementNames(generation);
    let namesOf = generation;
    const send = async (...input: unknown[]): Promise<unknown> => {
      if (namesOf !== generation) [names, namesOf] = [new StatementNames(generation), generation];
      const [text, values] = input;
      if (text === 'begin') return query(begin);
      // Kysely sends a text and its values, the pool also a callback.
      const isPlain = isPreparing && input.length === 2 && typeof text === 'string' && Array.isArray(values);
      const name = isPlain ? names.nameOf(text) : undefined;
      if (name === undefined) return query(...input);
      try {
        return await query({ name, text, values });
      } catch (error) {
        if (!isStalePlan(error)) throw error;
        // Several connections can find out at once.
        if (namesOf === generation) generation += 1;
        if (prepares === 'untilStale') isPreparing = false;
        // In a transaction this fails, too, and the whole transaction is tried again.
        return query(text, values).catch(() => Promise.reject(error as Error));
      }
    };
    const watched = async (...input: unknown[]): Promise<unknown> => {
      try {
        return await send(...input);
      } catch (error) {
        const isStuck = error instanceof Error && error.message === 'Query read timeout';
        if (isStuck || isLostConnection(error)) void client.end();
        throw error;
      }
    };
    client.query = watched as typeof client.query;
  };
}
