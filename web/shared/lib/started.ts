let tell: () => void;

/** Resolves when the first page handles events: when it is hydrated, or has been rendered in the browser. */
export const started = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Resolves `started`, and tells it `first-paint.js` and `before-start.js`. Further calls do nothing. */
export function tellStarted() {
  const { dataset } = document.documentElement;
  if (dataset['started'] !== undefined) return;
  dataset['started'] = '';
  tell();
  window.dispatchEvent(new Event('app-started'));
}
