import { toast } from 'react-hot-toast/headless';
import { announce } from './announce.ts';

// react-hot-toast itself keeps at most 20 toasts, which is what the specification asks for.
const SUCCESS_MS = 2000;
const DEFAULT_MS = 4000;

/** A plain toast, 4 s. The same text again renews the toast that shows it. */
export function notify(text: string) {
  toast(text, { id: text, duration: DEFAULT_MS });
  announce(text);
}

/** A success toast, 2 s. */
export function notifySuccess(text: string) {
  toast.success(text, { duration: SUCCESS_MS });
  announce(text);
}

/** An error toast, 4 s. */
export function notifyError(text: string) {
  toast.error(text, { duration: DEFAULT_MS });
  announce(text, 'assertive');
}

/** The error toast of a thrown error: its own message. */
export function notifyThrown(error: unknown) {
  notifyError(messageOf(error));
}

/** Takes every toast away at once. */
export function clearToasts() {
  toast.removeAll();
}

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.';
}
