import { expect, onTestFinished, test } from 'vitest';
import { transformWithOxc } from 'vite';
import { switchable } from '#tests/lab/dropped-clauses/clauses.ts';

const source = `
async function read(query, trx, isOld) {
  calls.push('begins');
  if (isOld) await forget(trx, 1);
  else await keep(trx, 2);
  await trx.deleteFrom('mails').where('id', '=', 1).execute();
  await lockIds(trx, [1]);
  process.on('exit', () => undefined);
  return query
    // Only today.
    .where('day', '=', 1)
    .where((is) => is.not(query.where('inner', '=', 2)))
    .orderBy('id');
}`;

const names = [
  'await forget(trx, 1);',
  'await keep(trx, 2);',
  "await trx.deleteFrom('mails').where('id', '=', 1).execute();",
  ".where('id', '=', 1)",
  ".orderBy('id')",
  ".where((is) => is.not(query.where('inner', '=', 2)))",
  ".where('day', '=', 1)",
  ".where('inner', '=', 2)",
];

test('each clause of a query and each statement of a transaction has a name, locks and listeners have none', () => {
  const { clauses } = switchable('a.ts', source);
  expect(clauses.map(({ name }) => name)).toEqual(names);
  expect(clauses.map(({ line }) => line)).toEqual([4, 5, 6, 6, 13, 12, 11, 12]);
});

/** What the source calls, with one clause left out. */
async function callsWithout(dropped: string, isOld: boolean): Promise<unknown[]> {
  const calls: unknown[] = [];
  const chain: object = new Proxy(
    {},
    {
      get: (_none, name) =>
        name === 'then'
          ? undefined
          : (...given: unknown[]) => {
              calls.push([
                name,
                ...given.map((each) => (typeof each === 'function' ? each({ not: () => 'not' }) : each)),
              ]);
              return chain;
            },
    },
  );
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void calls.push([name, ...given.slice(1)]);
  const all = globalThis as { droppedClause?: string };
  all.droppedClause = dropped;
  onTestFinished(() => void delete all.droppedClause);
  const { code } = await transformWithOxc(switchable('a.ts', source).text, 'a.ts');
  // oxlint-disable-next-line typescript/no-implied-eval -- the switched source is what is tested
  const read = new Function('calls', 'forget', 'keep', 'lockIds', `${code}; return read;`)(
    calls,
    note('forget'),
    note('keep'),
    note('lock'),
  );
  await read(chain, chain, isOld);
  return calls;
}

test('the source with switches works as before, and a switch leaves out its clause', async () => {
  const whole = await callsWithout('', false);
  expect(whole).toHaveLength(10);
  const without = async (name: string) => {
    const left = (await callsWithout(`a.ts ${name}`, false)).map((call) => JSON.stringify(call));
    return whole.map((call) => JSON.stringify(call)).filter((call) => !left.includes(call));
  };
  expect(await without(".where('day', '=', 1)")).toEqual(['["where","day","=",1]']);
  expect(await without(".orderBy('id')")).toEqual(['["orderBy","id"]']);
  expect(await without('await keep(trx, 2);')).toEqual(['["keep",2]']);
  expect(await without(".where('id', '=', 1)")).toEqual(['["where","id","=",1]']);
  // Without the first branch, the second one is still the other one.
  expect(JSON.stringify(await callsWithout('a.ts await forget(trx, 1);', true))).not.toContain('keep');
});
