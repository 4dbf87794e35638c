/** The newest of the events below. It tells whether a field loses its focus to a pointer press or to a key. */
let last = '';

if (typeof document !== 'undefined') {
  for (const name of ['keydown', 'pointerdown', 'pointerup']) {
    document.addEventListener(name, () => (last = name), true);
  }
}

/**
 * Calls `run` when the press that takes the focus from a field has ended, or at once when there is no press. An error
 * that appears during the press would move the pressed button away from the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  // The click comes in the same task as `pointerup`. After a tap, the loss of the focus also comes in that task.
  const runAfterClick = () => void setTimeout(run);
  if (last === 'pointerup') runAfterClick();
  else if (last === 'pointerdown') document.addEventListener('pointerup', runAfterClick, { capture: true, once: true });
  else run();
}
