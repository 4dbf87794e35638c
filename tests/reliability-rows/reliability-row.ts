/** What of the store a fault or attack is met by. */
export interface ReliabilityRow {
  /** The fault, in a few words. */
  fault: string;
  /** Titles of tests by file, as they stand in the source. */
  proofs?: Record<string, string[]>;
  /** Why there is no test of the store, or what its tests leave out. */
  because?: string;
}
