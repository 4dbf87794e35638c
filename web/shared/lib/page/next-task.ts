/**
 * Resolves in a later task. Long work at the start is divided by it, so that the browser can handle input and paint in
 * between.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    // Unlike a timer's, the task of a message has no minimal delay.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
