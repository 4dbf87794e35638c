/**
 * Sends values one at a time. A value pushed while another is on its way waits; only the newest waiting one is sent, so
 * quick changes neither pile up nor arrive out of order.
 */
export function latestWins<Value>(send: (value: Value) => Promise<void>) {
  let waiting: { value: Value } | undefined;
  let running: Promise<void> | undefined;

  async function drain() {
    while (waiting) {
      const { value } = waiting;
      waiting = undefined;
      await send(value);
    }
  }

  return {
    /** Settles once nothing is on its way any more. `send` settles its own errors; if it throws, so does this. */
    push(value: Value): Promise<void> {
      waiting = { value };
      running ??= drain().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Settles when the last push has. Never rejects. */
    async idle(): Promise<void> {
      await running?.catch(() => undefined);
    },
    /** Whether nothing is on its way. */
    isIdle: () => running === undefined,
    /** Forgets a value that waits. The one on its way cannot be called back. */
    drop() {
      waiting = undefined;
    },
  };
}
