import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';

export interface Happening {
  what: string;
  /** Confirmed orders in this time. */
  orders: number;
  /** The longest time between two confirmed orders of all shoppers. */
  gapSeconds: number;
}

export interface Figures {
  isSynchronous: boolean;
  isPooled: boolean;
  kills: number;
  orders: number;
  lost: number;
  double: number;
  numbersTwice: number;
  /** Tries that were not confirmed, and repeated with the same key. */
  repeated: number;
  /** Gateways and backends that have another process than at the start. */
  restarts: number;
  happenings: Happening[];
  versions: string[];
}

const page = 'tests/lab/results/failover.md';

const intro = `# Failover

\`npm run lab -- failover\` (as root, some 12 minutes) starts the files of [\`deploy/ha\`](../../../deploy/ha) on loopback: three etcd, two PostgreSQL with
Patroni, HAProxy, PgBouncer in transaction mode, and in front of them \`npm run cluster\` with two gateways and two backends. Eight shoppers place orders, each
under its own key, which is repeated until the shop confirms the order. Meanwhile all processes of the primary's machine are killed at once (every second
time after its standby has received nothing for 3 s), the primary is moved three times as planned, etcd is stopped, and the disk of the primary is filled. At the
end, all orders are counted in the shop. \`--kills=2\` makes it shorter, \`--direct\` leaves PgBouncer out, \`--asynchronous\` turns \`synchronous_mode\` off:
that run must lose orders, or the lab would prove nothing. Each kind of run has a section, which its next run replaces.
`;

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function sectionOf(figures: Figures, title: string): string {
  const whats = [...new Set(figures.happenings.map(({ what }) => what))];
  const rows = whats.map((what) => {
    const times = figures.happenings.filter((each) => each.what === what);
    const gaps = times.map(({ gapSeconds }) => gapSeconds);
    const orders = times.reduce((sum, each) => sum + each.orders, 0);
    return `| ${what} | ${times.length} | ${orders} | ${median(gaps).toFixed(1)} s | ${Math.max(...gaps).toFixed(1)} s |`;
  });
  const hasDisk = whats.some((what) => what.startsWith('disk'));
  return `${title}

${figures.orders} orders confirmed: ${figures.lost} lost, ${figures.double} placed twice, ${figures.numbersTwice} numbers given twice. ${figures.repeated} tries were repeated, ${figures.restarts} gateways or backends restarted.

| event | times | orders around it | longest gap without orders, median | greatest |
| --- | ---: | ---: | ---: | ---: |
${rows.join('\n')}
${hasDisk ? '' : '\nThe full disk was left out: no small disk can be mounted here.\n'}
${figures.versions.join('; ')}.
`;
}

/** Writes the section of this kind of run, and leaves the others. */
export async function writeReport(figures: Figures): Promise<void> {
  const mode = figures.isSynchronous ? 'Synchronous mode' : 'Asynchronous mode';
  const title = `## ${mode}, ${figures.isPooled ? 'through PgBouncer' : 'without PgBouncer'}`;
  const old = existsSync(page)
    ? readFileSync(page, 'utf8')
        .split(/^(?=## )/m)
        .slice(1)
    : [];
  const others = old.filter((section) => !section.startsWith(`${title}\n`));
  const sections = [sectionOf(figures, title), ...others].toSorted((a, b) => b.localeCompare(a));
  const text = [intro, ...sections].join('\n');
  writeFileSync(page, await format(text, { ...(await resolveConfig(page)), parser: 'markdown' }));
}
