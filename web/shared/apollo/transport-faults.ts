/** Sentences for people, for what happens between this page and the gateway. */

export function unreachable(cause?: unknown) {
  return new Error('The shop cannot be reached. Check your connection and try again.', { cause });
}

/** Something on the way answered, but not the gateway. */
export function notAnAnswer(status: number) {
  return new Error(`The shop could not answer (status ${status}). Please try again.`);
}
