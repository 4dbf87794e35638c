/** Why the store cannot start. The message is one line for the person who starts it and says what to do. */
export class StartFault extends Error {
  override name = 'StartFault';
}
