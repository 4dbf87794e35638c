import { toast } from 'react-hot-toast/headless';
import { announce } from './announce.ts';

// react-hot-toast itself keeps at most 20 toasts, which is what the specification asks for.
const successMs = 2000;
const defaultMs = 4000;

/** A plain toast, 4 s. The same text again renews the toast that shows it. */
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
 * A plain toast, 4 s, with a button. It leaves by itself, so what the button does must be possible in the page too.
 * @param of what it is about: a second toast about the same thing takes the first one's place
 */
export function notifyWithAction(text: string, of: string, action: ToastAction) {
  actions.set(of, action);
  toast(text, { id: of, duration: defaultMs });
  announce(text);
}

/** The button of a toast, if it has one. Pressing it takes the toast away. */
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

/** A success toast, 2 s. */
export function notifySuccess(text: string) {
  toast.success(text, { duration: successMs });
  announce(text);
}

/** Error toasts that are about the page they were shown on. */
const failuresOfPage = new Set<string>();

/** Acts that no page owns: their failure is news on the next page too. */
const shopWide: readonly (string | undefined)[] = ['cart'];

/**
 * An error toast, 4 s. It leaves earlier when the page changes.
 * @param act what failed: a second failure of it takes the first one's place, and `settled` takes it away
 */
export function notifyError(text: string, act?: string) {
  const id = toast.error(text, { duration: defaultMs, ...(act && { id: act }) });
  if (!shopWide.includes(act)) failuresOfPage.add(id);
  announce(text, 'assertive');
}

/** The error toast of a thrown error: its own message. */
export function notifyThrown(error: unknown, act?: string) {
  notifyError(messageOf(error), act);
}

/** What failed before has succeeded now, or its cause was mended: its error toast no longer holds. */
export function settled(act: string) {
  toast.remove(act);
}

/** Another page opens: what failed on the last one is not about it. */
export function settledByLeaving() {
  for (const id of failuresOfPage) toast.remove(id);
  failuresOfPage.clear();
}

/** Takes every toast away at once. */
export function clearToasts() {
  toast.removeAll();
}

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Something went wrong. Please try again.';
}
