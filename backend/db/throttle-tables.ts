/** The counts of the limits, for stores with several processes. */
export interface ThrottlesTable {
  /** The limit; see `limitDefaults`. */
  name: string;
  /** Hash of the email or the network address that is counted. */
  subject: string;
  /** Milliseconds since 1970. For rates: when the whole limit is free again. For wrong passwords: the last try. */
  stamp: number;
  /** Wrong passwords in a row. */
  count: number;
}
