/**
 * A fault that keeps the store from starting. The message is one line for the person who starts it and says what to do.
 */
export class StartFault extends Error {
  override name = 'StartFault';
}
