/** A reason not to start that a person can mend; its message is one line meant for them. */
export class StartFault extends Error {
  override name = 'StartFault';
}
