import type { Compilable, CompiledQuery } from 'kysely';
import type { Database } from './database.ts';

/** Stands in a query for a value that is known later. */
class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Record<string, string | number>;

/**
 * A query that is built once for each kind of database and sent with other values each time. For what nearly every request asks: to
 * build such a query takes longer than to run it.
 *
 * @param build makes the query; `values` has placeholders
 */
export function fixedQuery<Sent extends Values, Row>(
  build: (source: Database['query'], values: Sent) => Compilable<Row>,
): (source: Database['query'], values: Sent) => Promise<Row[]> {
  const built = new WeakMap<object, CompiledQuery<Row>>();
  const placeholders = new Proxy({}, { get: (_target, name) => new Placeholder(String(name)) }) as Sent;
  return async (source, values) => {
    const { adapter } = source.getExecutor();
    const query = built.get(adapter) ?? build(source, placeholders).compile();
    built.set(adapter, query);
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
    return (await source.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
