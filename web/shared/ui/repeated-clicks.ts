/** The longest time between the presses of a double click that operating systems offer as their default. */
const doubleClickMs = 500;
/** How far apart two taps of a double tap may be. */
const doubleTapPx = 40;

let changedAt = -doubleClickMs;
let hasClosed = false;
let isTouch = false;
let lastClick = { clientX: 0, clientY: 0 };

/**
 * Ignores the further presses of the double click whose first press has just opened or closed a dialog: they would act
 * on what has appeared below the pointer. All other presses act as always.
 */
export function ignoreRepeatedClicks({ isClosing }: { isClosing: boolean }) {
  changedAt = performance.now();
  hasClosed = isClosing;
}

function isRepeated({ clientX, clientY, detail, timeStamp }: MouseEvent) {
  if (timeStamp - changedAt >= doubleClickMs) return false;
  // Some browsers count each tap of a double tap as the first one. A quick tap into a dialog that has just opened must act.
  const distancePx = Math.hypot(clientX - lastClick.clientX, clientY - lastClick.clientY);
  return detail > 1 || (isTouch && hasClosed && distancePx < doubleTapPx);
}

function ignoreRepeated(event: MouseEvent) {
  if (isRepeated(event)) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (event.type === 'click') lastClick = event;
}

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', ({ pointerType }) => (isTouch = pointerType === 'touch'), true);
  // A dialog closes already when the mouse button goes down on its backdrop.
  window.addEventListener('mousedown', ignoreRepeated, true);
  window.addEventListener('click', ignoreRepeated, true);
}
