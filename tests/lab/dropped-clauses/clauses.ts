import { parseSync } from 'vite';

/** A call of a query builder, or a statement of a transaction, that can be left out. */
export interface Clause {
  /** The same while other lines of the file change: its text, and which one of that text it is. */
  name: string;
  line: number;
}

/** An insertion into the text. Of several at one position, the ones with the lowest rank come first. */
interface Insertion {
  at: number;
  rank: number;
  text: string;
}

/** A node of the syntax tree. Fields that this module reads are named. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  callee?: Node;
  object?: Node;
  property?: Node;
  argument?: Node;
  expression?: Node | boolean;
  arguments?: Node[];
}

const droppable = new Set(['where', 'whereRef', 'on', 'onRef', 'orderBy', 'having']);
/** Locks have no effect on SQLite: tests on PostgreSQL show them. */
const lock = /^lock/i;

const isDroppedText =
  'function isDropped(clause: string) { const all = globalThis as any; all.runClauses?.add(clause); return all.droppedClause === clause; }';

const nameOf = (callee: Node | undefined): string =>
  (callee?.type === 'MemberExpression' ? callee.property?.name : callee?.name) ?? '';

/** Whether this is a clause of a query, and not, for example, a listener of an event. */
function isClause({ type, callee, arguments: given = [] }: Node): boolean {
  return (
    type === 'CallExpression' &&
    callee?.type === 'MemberExpression' &&
    droppable.has(nameOf(callee)) &&
    (nameOf(callee) === 'on' ? given.length !== 2 : true)
  );
}

/** Whether this is `await ….execute();`, or a call with the transaction whose result is not read. */
function isStatement({ type, expression }: Node): boolean {
  if (type !== 'ExpressionStatement' || typeof expression !== 'object' || expression.type !== 'AwaitExpression')
    return false;
  const { type: kind, callee, arguments: given = [] } = expression.argument ?? ({} as Node);
  if (kind !== 'CallExpression' || lock.test(nameOf(callee))) return false;
  return nameOf(callee) === 'execute' || given.some(({ name }) => name === 'trx');
}

function* nodesOf(value: unknown): Generator<Node> {
  if (Array.isArray(value)) for (const each of value) yield* nodesOf(each);
  else if (typeof value === 'object' && value !== null) {
    if (typeof (value as Node).type === 'string') yield value as Node;
    for (const each of Object.values(value)) if (typeof each === 'object') yield* nodesOf(each);
  }
}

/**
 * The clauses of a source file, and the same source with a switch at each of them: it leaves out the clause whose file and name
 * `globalThis.droppedClause` has, and adds those that run to `globalThis.runClauses`.
 */
export function switchable(file: string, source: string): { clauses: Clause[]; text: string } {
  const { program } = parseSync(file, source, { lang: 'ts' });
  const clauses: Clause[] = [];
  const insertions: Insertion[] = [];
  const counts = new Map<string, number>();
  for (const node of nodesOf(program)) {
    const receiver = node.callee?.object;
    const isCall = isClause(node) && receiver !== undefined;
    if (!isCall && !isStatement(node)) continue;
    // Without the receiver of `a?.b.where(…)`, nothing is there to call.
    if (isCall && source.slice(receiver.start, receiver.end).includes('?.')) continue;
    const end = isCall ? receiver.end : node.start;
    // The text begins after the spaces and comments.
    const from = end + (/^(?:\s*\/\/.*\n)*\s*/.exec(source.slice(end))?.[0].length ?? 0);
    const dropped = source.slice(from, node.end).replaceAll(/\s+/g, ' ').trim();
    const count = (counts.get(dropped) ?? 0) + 1;
    counts.set(dropped, count);
    const name = count === 1 ? dropped : `${dropped} (${count})`;
    clauses.push({ name, line: source.slice(0, from).split('\n').length });
    const isDropped = `isDropped(${JSON.stringify(`${file} ${name}`)})`;
    if (isCall) {
      const kept = `kept${clauses.length}`;
      insertions.push(
        { at: node.start, rank: 2, text: `(${kept} = ` },
        { at: receiver.end, rank: 1, text: `, ${isDropped} ? ${kept} : ${kept}` },
        { at: node.end, rank: 0, text: ')' },
      );
    } else {
      // In braces, so that an `else` after it stays that of the `if` before it.
      insertions.push(
        { at: node.start, rank: 2, text: `{ if (!${isDropped}) ` },
        { at: node.end, rank: 0, text: ' }' },
      );
    }
  }
  let text = '';
  let position = 0;
  // The sort is stable, and outer nodes come before the ones inside them.
  for (const { at, text: added } of insertions.sort((one, other) => one.at - other.at || one.rank - other.rank)) {
    text += source.slice(position, at) + added;
    position = at;
  }
  if (clauses.length === 0) return { clauses, text: source };
  const variables = clauses.map((_clause, at) => `kept${at + 1}: any`).join(', ');
  // On the first line of the source, so that errors name its lines.
  return { clauses, text: `var ${variables}; ${isDroppedText} ${text}${source.slice(position)}` };
}
