import { seededRandom } from '#tests/support/drill.ts';

/** A station with several servers and one queue. */
export interface Station {
  name: string;
  servers: number;
}

/** A kind of request: its arrival rate, and its stations in order with their mean service times in seconds. */
export interface RequestKind {
  name: string;
  perSecond: number;
  visits: { station: string; seconds: number }[];
}

export interface QueueingPlan {
  stations: Station[];
  kinds: RequestKind[];
  /** The simulated time in seconds. The first tenth is not counted. */
  seconds: number;
  seed: number;
  /** The coefficient of variation of service times: 0 is constant, 1 exponential, other values log-normal. */
  variation: number;
}

export interface QueueingOutcome {
  /** Seconds from arrival to response, by kind of request. */
  times: Map<string, { count: number; mean: number; median: number; slow: number }>;
  /** The utilisation by station. From 1 on, the queue grows without limit. */
  load: Map<string, number>;
}

/** The mean wait of a queue with exponential times in seconds, by the formula (Erlang C). */
export function erlangWait({ perSecond, seconds, servers }: { perSecond: number; seconds: number; servers: number }) {
  const offered = perSecond * seconds;
  let blocking = 1;
  for (let count = 1; count <= servers; count += 1) blocking = (offered * blocking) / (count + offered * blocking);
  const waits = blocking / (1 - (offered / servers) * (1 - blocking));
  return (waits * seconds) / (servers - offered);
}

export function loadOf(stations: Station[], kinds: RequestKind[]): Map<string, number> {
  return new Map(
    stations.map(({ name, servers }) => {
      const work = kinds.map(({ perSecond, visits }) =>
        visits.filter(({ station }) => station === name).reduce((sum, { seconds }) => sum + seconds * perSecond, 0),
      );
      return [name, work.reduce((sum, each) => sum + each, 0) / servers];
    }),
  );
}

interface Passage {
  kind: RequestKind;
  cameAt: number;
  /** The index of the current or next visit. */
  visit: number;
}

/** Simulates the plan event by event: random arrivals (Poisson), one queue per station, first come, first served. */
export function simulateQueues(plan: QueueingPlan): QueueingOutcome {
  const random = seededRandom(plan.seed);
  const exponential = (mean: number) => -Math.log(1 - random()) * mean;
  const spread = Math.sqrt(Math.log(1 + plan.variation ** 2));
  const serviceTime = (mean: number): number => {
    if (plan.variation === 0) return mean;
    if (plan.variation === 1) return exponential(mean);
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return mean * Math.exp(spread * normal - spread ** 2 / 2);
  };
  const events = createTimeline<() => void>();
  const places = new Map(
    plan.stations.map(({ name, servers }) => [name, { free: servers, line: createLine<Passage>() }]),
  );
  const times = new Map(plan.kinds.map(({ name }) => [name, [] as number[]]));
  let now = 0;

  const placeOf = (station: string) => {
    const place = places.get(station);
    if (!place) throw new Error(`There is no station ${station}.`);
    return place;
  };
  const work = (passage: Passage, { station, seconds }: RequestKind['visits'][number]): void => {
    events.add(now + serviceTime(seconds), () => {
      const place = placeOf(station);
      const next = place.line.take();
      const nextVisit = next?.kind.visits[next.visit];
      if (next && nextVisit) work(next, nextVisit);
      else place.free += 1;
      goOn({ ...passage, visit: passage.visit + 1 });
    });
  };
  const goOn = (passage: Passage): void => {
    const visit = passage.kind.visits[passage.visit];
    if (!visit) {
      if (passage.cameAt >= plan.seconds / 10) times.get(passage.kind.name)?.push(now - passage.cameAt);
      return;
    }
    const place = placeOf(visit.station);
    if (place.free > 0) {
      place.free -= 1;
      work(passage, visit);
    } else {
      place.line.add(passage);
    }
  };
  const arrive = (kind: RequestKind): void => {
    goOn({ kind, cameAt: now, visit: 0 });
    const next = now + exponential(1 / kind.perSecond);
    if (next < plan.seconds) events.add(next, () => arrive(kind));
  };

  for (const kind of plan.kinds) events.add(exponential(1 / kind.perSecond), () => arrive(kind));
  for (let event = events.next(); event; event = events.next()) {
    now = event.at;
    event.what();
  }
  return {
    load: loadOf(plan.stations, plan.kinds),
    times: new Map([...times].map(([name, all]) => [name, summarize(all)])),
  };
}

function summarize(times: number[]) {
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length);
  return { count: times.length, mean, median: at(0.5), slow: at(0.99) };
}

/** A queue: first in, first out. */
function createLine<Item>() {
  let items: Item[] = [];
  let start = 0;
  return {
    add: (item: Item) => void items.push(item),
    take(): Item | undefined {
      const item = items[start];
      if (item !== undefined) start += 1;
      if (start > 1000 && start * 2 > items.length) {
        items = items.slice(start);
        start = 0;
      }
      return item;
    },
  };
}

/** The events by time, as a binary heap. */
function createTimeline<What>() {
  const heap: { at: number; what: What }[] = [];
  const timeOf = (index: number) => heap[index]?.at ?? Infinity;
  const swap = (one: number, other: number) => {
    const [a, b] = [heap[one], heap[other]];
    if (a && b) [heap[one], heap[other]] = [b, a];
  };
  return {
    add(at: number, what: What): void {
      let index = heap.push({ at, what }) - 1;
      for (let parent = (index - 1) >> 1; index > 0 && timeOf(parent) > at; parent = (index - 1) >> 1) {
        swap(index, parent);
        index = parent;
      }
    },
    next(): { at: number; what: What } | undefined {
      const first = heap[0];
      const last = heap.pop();
      if (last && heap.length > 0) {
        heap[0] = last;
        for (let index = 0; ;) {
          const left = 2 * index + 1;
          const smaller = timeOf(left) <= timeOf(left + 1) ? left : left + 1;
          if (timeOf(smaller) >= timeOf(index)) break;
          swap(index, smaller);
          index = smaller;
        }
      }
      return first;
    },
  };
}
