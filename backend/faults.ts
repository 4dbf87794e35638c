/** The store runs but cannot do this now. HTTP sends it as 503 with `Retry-After`. */
export class Unavailable extends Error {
  override name = 'Unavailable';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds = 2) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** A rate limit is used up. HTTP sends it as 429 with `Retry-After`. */
export class TooMany extends Error {
  override name = 'TooMany';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many requests.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
