/**
 * Calls `focus` before the next paint, unless the focus has moved by then. Focusing at once would make the browser lay
 * a new page out in the task that renders it. Returns a function that cancels it.
 */
export function focusBeforePaint(focus: () => void): () => void {
  const { activeElement } = document;
  const frame = requestAnimationFrame(() => {
    if (document.activeElement === activeElement) focus();
  });
  return () => cancelAnimationFrame(frame);
}
