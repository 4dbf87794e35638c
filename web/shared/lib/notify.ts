import { toast } from 'react-hot-toast/headless';
import { announce } from './announce.ts';

// The specification also allows at most 20 toasts, which is react-hot-toast's own limit.
const successMs = 2000;
const defaultMs = 4000;

/** Shows a plain toast for 4 s. The same text again renews its toast. */
export function notify(text: string) {
  toast(text, { id: text, duration: defaultMs });
  announce(text);
}

interface ToastAction {
  label: string;
  run: () => void;
}

const actions = new Map<string, ToastAction>();

/**
 * Shows a plain toast with a button for 4 s. The page must offer the same action, because the toast disappears.
 * @param subject what the toast is about: a second toast with the same subject replaces the first
 */
export function notifyWithAction(text: string, subject: string, action: ToastAction) {
  actions.set(subject, action);
  toast(text, { id: subject, duration: defaultMs });
  announce(text);
}

/** The action of a toast, if it has one. Running it removes the toast. */
export function actionOf(id: string): ToastAction | undefined {
  const action = actions.get(id);
  return (
    action && {
      label: action.label,
      run: () => {
        actions.delete(id);
        toast.dismiss(id);
        action.run();
      },
    }
  );
}

/** Shows a success toast for 2 s. */
export function notifySuccess(text: string) {
  toast.success(text, { duration: successMs });
  announce(text);
}

/** The error toasts that are about the current page. */
const pageErrors = new Set<string>();

/** Actions that belong to no page: their errors stay when the page changes. */
const shopWideActions: readonly (string | undefined)[] = ['cart'];

/**
 * Shows an error toast for 4 s, or until the page changes.
 * @param action what failed: a second failure replaces the first, and `clearError` removes it
 */
export function notifyError(text: string, action?: string) {
  const id = toast.error(text, { duration: defaultMs, ...(action && { id: action }) });
  if (!shopWideActions.includes(action)) pageErrors.add(id);
  announce(text, 'assertive');
}

/** Shows a thrown error's message as an error toast. */
export function notifyThrown(error: unknown, action?: string) {
  notifyError(messageOf(error), action);
}

/** Removes the error toast of an action that has succeeded or whose cause was corrected. */
export function clearError(action: string) {
  toast.remove(action);
}

/** Removes the error toasts of a page that was left. */
export function clearPageErrors() {
  for (const id of pageErrors) toast.remove(id);
  pageErrors.clear();
}

export function clearToasts() {
  toast.removeAll();
}

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.';
}
