import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { goalWork } from './growth-work.ts';
import { linePlot } from './line-plot.ts';

export type DatabaseName = 'SQLite' | 'PostgreSQL';

/** Milliseconds at each of `sizes`, by the name of the operation. */
export interface GrowthSeries {
  sizes: number[];
  median: Record<string, number[]>;
  /** The 95th percentile. */
  slow: Record<string, number[]>;
  /** Milliseconds from a change of stock to the first response that shows it. */
  renewal: number[];
  memory: { gateway: number[]; store: number[] };
  /** The longest pause of the event loop while a gateway builds its catalogue: the first time, and after a change. */
  pauses?: { first: number; change: number }[];
  seedSeconds: number[];
}

/** The figures at each number of concurrent shoppers. */
export interface CrowdSeries {
  shoppers: number[];
  perSecond: number[];
  median: number[];
  slow: number[];
}

/** Everything measured so far. Parts may be measured one by one: the newest of each counts. */
export interface GrowthFigures {
  products: Partial<Record<DatabaseName, GrowthSeries>>;
  orders: Partial<Record<DatabaseName, GrowthSeries>>;
  shoppers: Partial<Record<DatabaseName, CrowdSeries>>;
}

const figuresFile = 'tests/lab/results/growth-figures.json';
const page = 'tests/lab/results/growth.md';
const marks = { start: '<!-- figures: start -->', end: '<!-- figures: end -->' };

export function readFigures(): GrowthFigures {
  if (!existsSync(figuresFile)) return { products: {}, orders: {}, shoppers: {} };
  // Written by writeFigures only.
  return JSON.parse(readFileSync(figuresFile, 'utf8')) as GrowthFigures;
}

/** The figures, the tables of tests/lab/results/growth.md and its drawings. */
export async function writeFigures(figures: GrowthFigures): Promise<void> {
  const write = async (file: string, text: string, parser?: 'markdown' | 'json') =>
    writeFileSync(file, parser ? await format(text, { parser, printWidth: 120 }) : text);
  await write(figuresFile, JSON.stringify(figures), 'json');
  const text = readFileSync(page, 'utf8');
  const before = text.slice(0, text.indexOf(marks.start) + marks.start.length);
  const after = text.slice(text.indexOf(marks.end));
  const parts = [
    growthPart('Products', 'products', figures.products),
    growthPart('Orders', 'orders', figures.orders),
    crowdPart(figures.shoppers),
  ];
  await write(page, `${before}\n\n${parts.join('\n\n')}\n\n${after}`, 'markdown');
  for (const name of ['products', 'orders'] as const) {
    const charts = entries(figures[name]).map(([database, { sizes, median }]) => ({
      title: database,
      ticks: sizes,
      lines: Object.entries(median).map(([label, values]) => ({ label, values })),
    }));
    await write(
      `tests/lab/results/growth-${name}.svg`,
      linePlot({ title: `Median milliseconds through the gateway, by ${name} in the shop`, charts }),
    );
  }
  const charts = entries(figures.shoppers).map(([database, { shoppers, perSecond }]) => ({
    title: database,
    ticks: shoppers,
    lines: [{ label: 'operations a second', values: perSecond }],
  }));
  await write(
    'tests/lab/results/growth-shoppers.svg',
    linePlot({ title: 'Operations a second, by shoppers at once', charts }),
  );
}

/** The ratio of the last size's figure to the first size's. */
export function growthOf(values: readonly number[]): number {
  return (values.at(-1) ?? 0) / (values[0] || 1);
}

function entries<Series>(series: Partial<Record<DatabaseName, Series>>) {
  return (['SQLite', 'PostgreSQL'] as const).flatMap((name) => {
    const found = series[name];
    return found ? [[name, found] as const] : [];
  });
}

const number = (value: number) => value.toLocaleString('en-US');
const milliseconds = (value: number) => (value < 10 ? value.toFixed(2) : value.toFixed(1));
const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map((_cell, at) => (at === 0 ? '---' : '--:'))), ...rows.map(row)].join('\n');

function growthPart(title: string, name: string, series: GrowthFigures['products']): string {
  const tables = entries(series).map(([database, { sizes, median, slow, renewal, memory, pauses }]) => {
    const rows = Object.entries(median).map(([label, values]) => [
      label,
      ...values.map((value, at) => `${milliseconds(value)} (${milliseconds(slow[label]?.[at] ?? 0)})`),
      `${growthOf(values).toFixed(2)}×${goalWork.includes(label) ? (growthOf(values) <= 1.5 ? ' ✓' : ' ✗') : ''}`,
    ]);
    const others = [
      ['the catalogue rebuilt after a change', ...renewal.map(milliseconds), `${growthOf(renewal).toFixed(1)}×`],
      ...(pauses
        ? [
            ['longest pause at the first list', ...pauses.map(({ first }) => milliseconds(first)), ''],
            ['longest pause at a changed list', ...pauses.map(({ change }) => milliseconds(change)), ''],
          ]
        : []),
      ['memory of the gateway, MB', ...memory.gateway.map(String), ''],
      ['memory of the store, MB', ...memory.store.map(String), ''],
    ];
    const head = [`${database}, ms: median (19 of 20)`, ...sizes.map((size) => `${number(size)} ${name}`), 'growth'];
    return table(head, [...rows, ...others]);
  });
  return [`### ${title}`, `![Plot of the figures below](growth-${name}.svg)`, ...tables].join('\n\n');
}

function crowdPart(series: GrowthFigures['shoppers']): string {
  const tables = entries(series).map(([database, { shoppers, perSecond, median, slow }]) =>
    table(
      [database, ...shoppers.map((count) => `${count} at once`)],
      [
        ['operations a second', ...perSecond.map((value) => number(Math.round(value)))],
        ['median, ms', ...median.map(milliseconds)],
        ['19 of 20, ms', ...slow.map(milliseconds)],
      ],
    ),
  );
  if (tables.length === 0) return '### Shoppers\n\nNot measured yet.';
  return ['### Shoppers', '![Plot of the figures below](growth-shoppers.svg)', ...tables].join('\n\n');
}
