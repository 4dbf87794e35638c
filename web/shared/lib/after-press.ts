/** The last of these events: while a pointer is used, its press; a key ends that. */
let last = '';

if (typeof document !== 'undefined') {
  for (const name of ['keydown', 'pointerdown', 'pointerup']) {
    document.addEventListener(name, () => (last = name), true);
  }
}

/**
 * Runs it when the press is over by which a field loses its focus; at once without a press. An error that appeared before would move
 * the pressed button away from the pointer, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  // The click comes in the same task as the end of the press; after a tap, also the loss of the focus does.
  const runAfterClick = () => void setTimeout(run);
  if (last === 'pointerup') runAfterClick();
  else if (last === 'pointerdown') document.addEventListener('pointerup', runAfterClick, { capture: true, once: true });
  else run();
}
