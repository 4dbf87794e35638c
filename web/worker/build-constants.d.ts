/** Defined by web/worker/worker-plugin.ts when it builds the worker. */
declare const __BUILD__: {
  /** A hash of the names and contents of the files below. */
  version: string;
  /** The path of the script that every page of this build loads first. */
  entry: string;
  /** The paths of the files of the shopper's pages. */
  files: readonly string[];
  /** The paths of the scripts and styles that only the seller's pages load. */
  sellerFiles: readonly string[];
};
