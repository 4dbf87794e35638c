import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createProductReader } from '#gateway/catalogue/product-reader.ts';
import { createSnapshot, type Snapshot } from '#gateway/catalogue/snapshot.ts';
import { productId } from '#tests/support/mass-records.ts';

function documents(count: number): object[] {
  return Array.from({ length: count }, (_none, at) => ({
    _id: productId(at),
    name: `Vine Tomatoes No ${at}`,
    category: 'Vegetables',
    price: 3.5,
    offerPrice: 2.99,
    image: [`http://127.0.0.1:4001/images/${'0'.repeat(32)}-960.webp`],
    description: ['Picked by hand', 'From farms nearby', 'Keep cool and dry'],
    weight: '500 g',
    inStock: true,
    createdAt: new Date(at).toISOString(),
    updatedAt: new Date(at).toISOString(),
  }));
}

/**
 * The longest pause of the event loop, in milliseconds, while a gateway builds its catalogue from a product list: the first
 * time, and after a change of one product. The best of some runs, since noise of the machine only adds to it.
 */
export async function longestPauses(count: number): Promise<{ first: number; change: number }> {
  const entries = documents(count);
  const changed = entries.map((entry, at) => (at === 1 ? { ...entry, inStock: false } : entry));
  const best = { first: Infinity, change: Infinity };
  for (let run = 0; run < 8; run += 1) {
    const make = catalogueMaker();
    best.first = Math.min(best.first, await make(entries));
    best.change = Math.min(best.change, await make(changed));
  }
  return best;
}

/** Builds a catalogue from a list and returns the longest pause meanwhile. */
function catalogueMaker(): (entries: object[]) => Promise<number> {
  const reader = createProductReader((address) => address);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let snapshot: Snapshot | undefined;
  return async (entries) => {
    delay.reset();
    delay.enable();
    const { products } = await reader.read(entries);
    snapshot = await createSnapshot(products, (snapshot?.version ?? 0) + 1, { earlier: snapshot });
    // The monitor counts a pause when it is over.
    await new Promise((resolve) => void setTimeout(resolve, 5));
    delay.disable();
    return delay.max / 1e6;
  };
}
