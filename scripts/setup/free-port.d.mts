/** A port that nobody uses at the moment. */
export function findFreePort(): Promise<number>;
