import { defaultDeadlinesMs } from '#gateway/store/store-connection.ts';
import { contractCalls, type ContractCall, type StoreMap } from '#gateway/store/store-map.ts';
import type { Exchange } from './exchange.ts';

/** Something in the store that breaks the shop. */
interface CallFault {
  problem: string;
  request: string;
  answer: string;
  /** The change to make, in one line. */
  fix: string;
  /** Whether the suggested store map solves it. */
  isInMap: boolean;
}

export interface CallReport {
  call: ContractCall;
  verdict: 'specified' | 'absorbed' | 'mend' | 'unchecked';
  /** The differences from the specification, and how the gateway handles them. */
  absorbed: string[];
  faults: CallFault[];
  /** The reason why the call was not checked. */
  reason?: string;
}

export interface FeatureReport {
  name: string;
  verdict: 'true' | 'untrue' | 'unchecked';
  /** The reason why it is untrue, or was not checked. */
  text?: string;
  request?: string;
  answer?: string;
}

/** The report that `--json` prints. */
export interface DoctorReport {
  /** The version of this form. */
  version: 1;
  store: { url: string; name: string | null; kind: 'classic' | 'extended'; map: StoreMap };
  calls: CallReport[];
  features: FeatureReport[];
  /** The data that the doctor could not remove again. */
  left: string[];
  /** A store map with all that was found; null when nothing was. */
  suggestion: { calls?: StoreMap['calls']; idType?: 'number'; cookies?: StoreMap['cookies'] } | null;
  summary: string;
  /** 0: the gateway can use the whole store. 1: something must be mended. 2: the store was not reached. */
  exitCode: 0 | 1 | 2;
}

/** The time for which the gateway waits for a read or a change. */
export const gatewayWaitsSeconds = defaultDeadlinesMs.read / 1000;

interface CallFindings {
  /** The time of the fastest of all its answers. */
  fastestSeconds: number;
  isChecked: boolean;
  absorbed: Set<string>;
  statuses: { success: Set<number>; refusal: Set<number> };
  faults: Map<string, CallFault>;
  reason: string | undefined;
}

export type Findings = ReturnType<typeof createFindings>;

/** Collects what is found about each call. A call whose answers all take longer than `slowSeconds` is reported as slow. */
export function createFindings(slowSeconds = 1) {
  const found = new Map<string, CallFindings>(
    contractCalls.map((call) => [
      call,
      {
        fastestSeconds: Infinity,
        isChecked: false,
        absorbed: new Set(),
        statuses: { success: new Set(), refusal: new Set() },
        faults: new Map(),
        reason: undefined,
      },
    ]),
  );
  const features: FeatureReport[] = [];
  const left: string[] = [];

  function of(call: string): CallFindings {
    const findings = found.get(call);
    if (!findings) throw new Error(`${call} is not one of the seventeen calls.`);
    return findings;
  }

  return {
    features,
    left,

    /** Notes a call whose answer the gateway can use. */
    good(call: string, status: number, kind: 'success' | 'refusal'): void {
      of(call).isChecked = true;
      if (status !== 200) of(call).statuses[kind].add(status);
    },

    /** @param text what differs; and how the gateway handles it */
    absorbed(call: string, text: string): void {
      of(call).isChecked = true;
      of(call).absorbed.add(text);
    },

    timed(call: string, seconds: number): void {
      of(call).fastestSeconds = Math.min(of(call).fastestSeconds, seconds);
    },

    fault({ call, request, answer }: Exchange, problem: string, fix: string, { isInMap = false } = {}): void {
      const { faults } = of(call);
      if (!faults.has(problem)) faults.set(problem, { problem, request, answer, fix, isInMap });
    },

    /** Notes why a call is not checked. The reason counts unless the call has a fault. */
    unchecked(reason: string, ...calls: ContractCall[]): void {
      for (const call of calls) of(call).reason ??= reason;
    },

    calls: (): CallReport[] => contractCalls.map((call) => reportOf(call, of(call), slowSeconds)),
  };
}

function reportOf(call: ContractCall, findings: CallFindings, slowSeconds: number): CallReport {
  const { isChecked, absorbed, statuses, faults, reason, fastestSeconds } = findings;
  const isSlow = fastestSeconds > slowSeconds && fastestSeconds < Infinity;
  const slow = `It takes more than ${slowSeconds} second each time; the gateway waits ${gatewayWaitsSeconds}.`;
  const texts = [...(isSlow ? [slow] : []), ...statusTexts(statuses), ...absorbed];
  const shared = { call, absorbed: texts, faults: [...faults.values()] };
  if (faults.size > 0) return { ...shared, verdict: 'mend' };
  if (reason !== undefined || !isChecked)
    return { ...shared, verdict: 'unchecked', reason: reason ?? 'an earlier call failed.' };
  return { ...shared, verdict: texts.length > 0 ? 'absorbed' : 'specified' };
}

function statusTexts({ success, refusal }: CallFindings['statuses']): string[] {
  const list = (statuses: Set<number>) => [...statuses].sort((one, other) => one - other).join(', ');
  const kinds = [
    ...(success.size > 0 ? [`${list(success)} for success`] : []),
    ...(refusal.size > 0 ? [`${list(refusal)} for refusals`] : []),
  ];
  return kinds.length > 0
    ? [`Status ${kinds.join(' and ')}; the gateway reads the answer whatever its status is.`]
    : [];
}
