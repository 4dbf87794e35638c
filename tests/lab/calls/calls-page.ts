import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'prettier';

/** Milliseconds of processor time of one call. */
export type CallFigures = Record<'gateway' | 'store' | 'database', number>;

type Memory = Record<'gateway' | 'store', number>;

export interface Figures {
  calls: Record<string, CallFigures>;
  /** Megabytes. */
  atRest: Memory;
  underLoad: Memory;
}

export interface FiguresOfVersion {
  /** The short name of the measured commit. */
  commit: string;
  databases: Record<string, Figures>;
}

const file = path.resolve(import.meta.dirname, '../results/calls.md');
const sumOf = ({ gateway, store, database }: CallFigures) => gateway + store + database;
const shown = (value: number) => value.toFixed(2);

function table(name: string, now: Figures, before: Figures | undefined): string {
  const rows = Object.entries(now.calls).map(([call, figures]) => {
    const old = before?.calls[call];
    const sum = sumOf(figures);
    const ratio = old ? `${(sum / sumOf(old)).toFixed(2)}×` : '';
    const parts = [figures.gateway, figures.store, figures.database].map(shown);
    return `| ${[call, old ? shown(sumOf(old)) : '', shown(sum), ratio, ...parts].join(' | ')} |`;
  });
  const memory = (at: 'atRest' | 'underLoad') => `${now[at].gateway} MB gateway, ${now[at].store} MB store`;
  return `## ${name}

| Call | before, ms | now, ms | | gateway | store | database |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}

At rest: ${memory('atRest')}. After all calls: ${memory('underLoad')}.
`;
}

/** Writes tests/lab/results/calls.md. */
export async function writePage(now: FiguresOfVersion, before: FiguresOfVersion): Promise<void> {
  const tables = Object.entries(now.databases).map(([name, figures]) => table(name, figures, before.databases[name]));
  const text = `# What a call costs the whole shop

\`npm run lab -- calls\` fills a shop with 1,000 products and 200 customers of 20 orders each, sends each call some hundred times as text by
POST, four at once, and reads the processor time of the gateway, the store and all processes of the database. _Before_ is
commit ${before.commit}, _now_ ${now.commit}, one measured after the other on the same machine. The sums are of all three.

${tables.join('\n')}`;
  writeFileSync(file, await format(text, { parser: 'markdown', printWidth: 140 }));
}
