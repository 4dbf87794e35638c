/**
 * Sends values one at a time. Of the values pushed while another is being sent, only the newest is sent next, so quick
 * changes neither pile up nor arrive out of order.
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
    /** Resolves when nothing is being sent any more. Rejects if `send` does. */
    push(value: Value): Promise<void> {
      waiting = { value };
      running ??= drain().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Resolves when nothing is being sent any more. Never rejects. */
    async idle(): Promise<void> {
      await running?.catch(() => undefined);
    },
    isIdle: () => running === undefined,
    /** Drops the waiting value. The one that is being sent cannot be stopped. */
    drop() {
      waiting = undefined;
    },
  };
}
