/** Put in by web/worker/worker-plugin.ts when the worker is built. */
declare const __BUILD__: {
  /** A hash over the names and contents of everything below. */
  version: string;
  /** The script that every page of this build starts with, as a path. */
  entry: string;
  /** What the shopper's pages are made of, as paths. */
  files: readonly string[];
};
