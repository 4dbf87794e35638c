export interface Toast {
  id: string;
  kind: 'plain' | 'success' | 'error';
  text: string;
  /** What the text is about, shown after it. */
  detail?: string | undefined;
  action?: ToastAction | undefined;
  showMs: number;
  isLeaving?: boolean;
}

export interface ToastAction {
  label: string;
  run: () => void;
}

/** The specification allows at most 20. */
const maxToasts = 20;
const fadeMs = 200;

/** Newest first. */
let toasts: readonly Toast[] = [];
let isPaused = false;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

export const currentToasts = () => toasts;

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Shows a toast for its time. One with the same id is replaced in its place. */
export function showToast(toast: Toast) {
  const isShown = toasts.some(({ id }) => id === toast.id);
  set(isShown ? toasts.map((each) => (each.id === toast.id ? toast : each)) : [toast, ...toasts].slice(0, maxToasts));
  startTimer(toast);
}

/** Fades a toast out. */
export function hideToast(toast: Toast) {
  set(toasts.map((each) => (each === toast ? { ...toast, isLeaving: true } : each)));
  setTimer(toast.id, fadeMs, () => removeToast(toast.id));
}

/** Removes a toast at once. */
export function removeToast(id: string) {
  clearTimeout(timers.get(id));
  if (toasts.some((toast) => toast.id === id)) set(toasts.filter((toast) => toast.id !== id));
}

export function removeAllToasts() {
  for (const { id } of toasts) removeToast(id);
}

/** While paused, toasts stay. Afterwards they have their whole time again. */
export function pauseToasts(pause: boolean) {
  isPaused = pause;
  toasts.filter(({ isLeaving }) => !isLeaving).forEach(startTimer);
}

function startTimer(toast: Toast) {
  clearTimeout(timers.get(toast.id));
  if (!isPaused) setTimer(toast.id, toast.showMs, () => hideToast(toast));
}

function setTimer(id: string, ms: number, run: () => void) {
  clearTimeout(timers.get(id));
  timers.set(id, setTimeout(run, ms));
}

function set(next: readonly Toast[]) {
  toasts = next;
  // The pointer cannot leave a toast that is gone.
  if (toasts.length === 0) isPaused = false;
  listeners.forEach((listener) => listener());
}
