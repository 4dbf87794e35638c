import type { BrowserContext, Page, Request } from 'playwright-core';

/** The milliseconds that a page's requests may take, before the test fails with their addresses. */
const deadlineMs = 30_000;

/** Timers of up to this time delay what the page shows: React waits 300 ms before it replaces a second spinner. */
const shortTimerMs = 300;

type Start = (handler: (...args: unknown[]) => void, delay?: number, ...args: unknown[]) => number;

/** The window of a page. Its types are not those of the tests that only import the browser. */
interface PageWindow {
  shortTimers: Set<number>;
  setTimeout: Start;
  clearTimeout: (timer: number) => void;
  requestIdleCallback: (handler: () => void) => number;
}

interface Traffic {
  pending: Set<Request>;
  /** The number of requests so far. */
  sent: number;
  /** Called when a request has ended. */
  onEnd: () => void;
}

const traffics = new WeakMap<Page, Traffic>();

/** Counts the page's requests from now on, for `settled`. */
export function watchTraffic(page: Page): void {
  const traffic: Traffic = { pending: new Set(), sent: 0, onEnd: () => undefined };
  traffics.set(page, traffic);
  page.on('request', (request) => {
    // A new document cancels the requests of the one before, and not each of them reports its end.
    if (request.isNavigationRequest()) traffic.pending.clear();
    traffic.pending.add(request);
    traffic.sent += 1;
  });
  const end = (request: Request) => {
    traffic.pending.delete(request);
    traffic.onEnd();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Counts the short timers of the pages that the context opens from now on, for `settled`. */
export async function watchTimers(context: BrowserContext): Promise<void> {
  await context.addInitScript((longestMs) => {
    const shortTimers = new Set<number>();
    const { setTimeout: start, clearTimeout: stop } = globalThis as unknown as PageWindow;
    const watchedStart: Start = (handler, delay = 0, ...args) => {
      const timer = start(() => {
        shortTimers.delete(timer);
        handler(...args);
      }, delay);
      if (delay <= longestMs) shortTimers.add(timer);
      return timer;
    };
    const watchedStop = (timer: number) => {
      shortTimers.delete(timer);
      stop(timer);
    };
    Object.assign(globalThis, { shortTimers, setTimeout: watchedStart, clearTimeout: watchedStop });
  }, shortTimerMs);
}

/** Waits until the app has started, and has loaded and shown what it needs. */
export async function settled(page: Page): Promise<void> {
  await page.locator('html[data-started]').waitFor({ state: 'attached' });
  await quiet(page);
}

/**
 * Waits until no request is in flight, no short timer runs, and the page has worked off what the last one brought without
 * sending another. Unlike Playwright's `networkidle`, it waits for no fixed time.
 */
async function quiet(page: Page): Promise<void> {
  const traffic = traffics.get(page);
  if (!traffic) throw new Error('The traffic of this page is not watched.');
  for (;;) {
    const before = traffic.sent;
    await noneInFlight(traffic);
    // A page that is left meanwhile never becomes idle.
    const isIdle = await page.evaluate(becomeIdle).catch((error: unknown) => {
      if (page.isClosed()) throw error;
      return false;
    });
    if (isIdle && traffic.pending.size === 0 && traffic.sent === before) return;
  }
}

/** Runs in the page: resolves when no short timer runs and the browser has nothing else to do. */
async function becomeIdle(): Promise<boolean> {
  const page = globalThis as unknown as PageWindow;
  const idle = () => new Promise<void>((resolve) => void page.requestIdleCallback(() => resolve()));
  do {
    await idle();
  } while (page.shortTimers.size > 0);
  await idle();
  return true;
}

function noneInFlight(traffic: Traffic): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      const addresses = [...traffic.pending].map((request) => request.url());
      reject(new Error(`The page still waits for ${addresses.join(', ')}.`));
    }, deadlineMs);
    traffic.onEnd = () => {
      if (traffic.pending.size > 0) return;
      clearTimeout(timer);
      resolve();
    };
    traffic.onEnd();
  });
}
