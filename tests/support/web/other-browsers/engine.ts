/** A browser with one page, as far as the walk needs it. */
export interface Engine {
  /** Opens an address and waits until it has loaded. */
  open: (address: string) => Promise<void>;
  /** Runs the source of a function in the page; arguments and result are JSON. */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Moves, presses and types as W3C actions say. */
  perform: (actions: object[]) => Promise<void>;
  /** What the page has logged as an error, thrown or failed to load; undefined where the protocol cannot tell. */
  faults: () => readonly string[] | undefined;
  close: () => Promise<void>;
}

/** The size of the window, in pixels. */
export const windowSize = { width: 1280, height: 900 };
