/**
 * A model of the money of one order, written from docs/decisions/money.md, payment.md and picking.md and not from the store's code. Prices
 * include their taxes, or 2 % are added on top of the goods. Amounts are cents; a rate is in percent.
 */

interface ModelLine {
  /** With its deposits. */
  cents: number;
  rate: number;
  /** The part of `cents` that is deposits without a tax. */
  untaxedCents: number;
}

type Act =
  | { kind: 'refund'; id: number; line: number; cents: number }
  | { kind: 'goodwill' | 'counted'; id: number; cents: number }
  | { kind: 'pick'; line: number; cents: number; rate: number; untaxedCents: number }
  | { kind: 'finish' | 'fail-finish' }
  | { kind: 'fail'; id: number };

/** What the model expects. `byRate` is gross, in cents with fractions, by the rate in percent. */
interface Expected {
  refundedCents: number;
  keptCents: number;
  byRate: Map<number, number>;
  addedTaxCents: number;
}

export interface ModelOrder {
  lines: ModelLine[];
  feeCents: number;
  /** The tax of the fee: of that rate, or by the goods. */
  feeRate: number | 'GOODS';
  /** Whether 2 % are added on top instead of included taxes. */
  isAdded: boolean;
  paidCents: number;
}

/** The sum that the picking of these goods costs with fee and tax. */
export function costOf({ isAdded, feeCents }: ModelOrder, goodsCents: number): number {
  return goodsCents + feeCents + (isAdded ? Math.floor(goodsCents / 50) : 0);
}

/** Plays the acts in their order. `fail-finish`: the refund of the finish did not reach the shopper. */
export function expectedOf(order: ModelOrder, acts: readonly Act[]): Expected {
  const failed = new Set(acts.flatMap((act) => (act.kind === 'fail' ? [act.id] : [])));
  const isLive = (act: Act) => !('id' in act) || act.kind === 'fail' || !failed.has(act.id);
  const onTop = order.isAdded ? 1.02 : 1;
  const isFinished = acts.some(({ kind }) => kind === 'finish');
  const hasFinishFailed = acts.some(({ kind }) => kind === 'fail-finish');
  let givenBack = 0;
  const accounts = order.lines.map(({ cents, rate, untaxedCents }, line) => {
    const account = { left: cents * onTop, rate, found: cents, missing: 0, untaxed: untaxedCents, missingUntaxed: 0 };
    const lastPick = acts.findLastIndex((act) => act.kind === 'pick' && act.line === line);
    const pick = isFinished ? acts[lastPick] : undefined;
    acts.forEach((act, at) => {
      if (act.kind === 'refund' && act.line === line && isLive(act)) {
        account.left -= act.cents;
        givenBack += act.cents;
      }
      if (act === pick && act.kind === 'pick') {
        account.found = act.cents;
        account.rate = act.rate;
        account.untaxed = act.untaxedCents;
        account.missingUntaxed = Math.max(0, untaxedCents - act.untaxedCents);
        account.missing = Math.max(0, account.left - act.cents * onTop);
        account.left -= account.missing;
      }
      if (at === acts.length - 1) account.left = Math.max(0, account.left);
    });
    return account;
  });
  const sumOf = (kind: 'goodwill' | 'counted') =>
    acts.reduce((sum, act) => sum + (act.kind === kind && isLive(act) ? act.cents : 0), 0);
  const goodwill = sumOf('goodwill');
  const counted = sumOf('counted');
  const keptOfLines = accounts.reduce((sum, { left }) => sum + left, 0) + order.feeCents;
  const missing = isFinished ? Math.max(0, order.paidCents - givenBack - keptOfLines) : 0;
  const finish = Math.min(Math.max(0, missing - counted), order.paidCents - givenBack - goodwill - counted);
  const refundedCents = givenBack + goodwill + counted + (hasFinishFailed ? 0 : finish);
  const keptCents = order.paidCents - refundedCents;
  // Money for missing goods that the shop still has is for these goods.
  const overCents = Math.max(0, keptCents - keptOfLines);
  const missingOfLines = accounts.reduce((sum, { missing: ofLine }) => sum + ofLine, 0);
  const goods = accounts.reduce((sum, { found, untaxed }) => sum + found - untaxed, 0);
  const byRate = new Map<number, number>();
  const add = (rate: number, cents: number) => byRate.set(rate, (byRate.get(rate) ?? 0) + cents);
  // What is paid back for a line is for its goods first, and a refund for no line leaves the deposits.
  const untaxedOf = ({ left, untaxed }: (typeof accounts)[number]) => Math.min(left, untaxed);
  const untaxedCents = accounts.reduce((sum, account) => sum + untaxedOf(account), 0);
  const keptUntaxed = Math.min(untaxedCents, keptCents);
  for (const account of accounts) add(account.rate, account.left - untaxedOf(account));
  if (order.feeRate !== 'GOODS') add(order.feeRate, order.feeCents);
  else for (const { found, rate, untaxed } of accounts) add(rate, (order.feeCents * (found - untaxed)) / goods);
  const taxed = keptOfLines - untaxedCents;
  const share = taxed === 0 ? 0 : Math.min(1, (keptCents - keptUntaxed) / taxed);
  for (const [rate, cents] of byRate) byRate.set(rate, cents * share);
  if (keptUntaxed > 0) add(0, keptUntaxed);
  for (const { rate, missing: ofLine, missingUntaxed } of overCents > 0 ? accounts : []) {
    const untaxed = Math.min(ofLine, missingUntaxed);
    add(rate, ((ofLine - untaxed) * overCents) / missingOfLines);
    if (untaxed > 0) add(0, (untaxed * overCents) / missingOfLines);
  }
  const taxedCents = (keptOfLines - order.feeCents) * share + overCents;
  const addedTaxCents = order.isAdded ? (taxedCents * 2) / 102 : 0;
  return { refundedCents, keptCents, byRate, addedTaxCents };
}

export type { Act };
