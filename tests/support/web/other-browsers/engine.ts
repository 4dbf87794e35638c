/** A browser with one page, with the abilities that the walk needs. */
export interface Engine {
  /** Opens an address and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /** Runs the source text of a function in the page. Arguments and result are JSON. */
  run: (source: string, args: readonly unknown[]) => Promise<unknown>;
  /** Performs pointer and keyboard actions of WebDriver. */
  perform: (actions: object[]) => Promise<void>;
  /** The errors that the page has logged or thrown, and its failed loads; undefined where the protocol cannot report them. */
  faults: () => readonly string[] | undefined;
  close: () => Promise<void>;
}

/** The size of the window, in pixels. */
export const windowSize = { width: 1280, height: 900 };
