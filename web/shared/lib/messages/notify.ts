import type { toast } from 'react-hot-toast/headless';
import { announce } from '#web/shared/lib/page/announce.ts';
import * as texts from '#web/shared/lib/texts.ts';

const successMs = 2000;
const defaultMs = 4000;

interface ToastContent {
  kind: 'plain' | 'success' | 'error';
  text: string;
  /** A detail, shown after the text. */
  detail?: string | undefined;
  action?: ToastAction | undefined;
}

interface ToastAction {
  label: string;
  run: () => void;
}

/** The content of each toast by its id, and until when it shows at the latest, in milliseconds since 1970. */
const contents = new Map<string, ToastContent & { until: number }>();

/** The content of a toast. */
export const contentOf = (id: string): ToastContent | undefined => contents.get(id);

/** The library, once the part that shows toasts has loaded. Few visits need it for their first page. */
let library: typeof toast | undefined;

/** Shows the toasts from now on, and those that have waited for the library. */
export function startToasts(loaded: typeof toast): void {
  library = loaded;
  contents.forEach(({ until }, id) => until > Date.now() && display(id));
}

/**
 * Shows a toast for `showMs`. It replaces a toast with the same id at the same place. The library shows at most 20, as
 * specified.
 */
function show(id: string, content: ToastContent, showMs: number) {
  // The newest stands above the others, also when an earlier one about the same is over.
  if ((contents.get(id)?.until ?? 0) <= Date.now()) contents.delete(id);
  contents.set(id, { ...content, until: Date.now() + showMs });
  display(id);
}

function display(id: string) {
  const content = contents.get(id);
  if (content) library?.(content.text, { id, duration: content.until - Date.now() });
}

function remove(id: string) {
  contents.delete(id);
  library?.remove(id);
}

/** The subject of a success toast about the cart: repeated changes show one toast. */
export const cartChange = 'cart change';

let toastCount = 0;
/** Toasts without a subject of their own stay beside each other. */
const newId = () => `toast ${(toastCount += 1)}`;

/**
 * Shows a plain toast for 4 s. The same text again renews its toast.
 * @param subject what the toast is about: a second toast with the same subject replaces the first
 */
export function notify(text: string, subject = text) {
  show(subject, { kind: 'plain', text }, defaultMs);
  announce(text);
}

/**
 * Shows a plain toast with a button for 4 s. The page must offer the same action, because the toast disappears.
 * @param subject what the toast is about: a second toast with the same subject replaces the first
 */
export function notifyWithAction(text: string, subject: string, action: ToastAction) {
  show(subject, { kind: 'plain', text, action }, defaultMs);
  announce(text);
}

interface SuccessOptions {
  /** The subject of the toast: a second toast with the same subject replaces the first. */
  subject?: string | undefined;
  /** A detail, shown after the text. */
  detail?: string | undefined;
}

/** Shows a success toast for 2 s. */
export function notifySuccess(text: string, { subject = newId(), detail }: SuccessOptions = {}) {
  show(subject, { kind: 'success', text, detail }, successMs);
  announce(detail ? `${texts.withColon(text)} ${detail}` : text);
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
  const id = action ?? newId();
  show(id, { kind: 'error', text }, defaultMs);
  if (!shopWideActions.includes(action)) pageErrors.add(id);
  announce(text, 'assertive');
}

/** Shows a thrown error's message as an error toast. */
export function notifyThrown(error: unknown, action?: string) {
  notifyError(messageOf(error), action);
}

/** Removes the error toast of an action that has succeeded or whose cause was corrected. */
export function clearError(action: string) {
  remove(action);
}

/** Removes the toast about a subject, because its text is no longer true. */
export const clearToast = remove;

/** Removes the error toasts of a page that was left. */
export function clearPageErrors() {
  pageErrors.forEach(remove);
  pageErrors.clear();
}

/**
 * Removes the toasts of earlier attempts when a form is sent, because the form reports the new result. Toasts about the
 * cart and toasts with a button stay.
 */
export function clearStaleToasts() {
  for (const [id, { action }] of contents) {
    if (id !== cartChange && !shopWideActions.includes(id) && action === undefined) remove(id);
  }
}

export function clearToasts() {
  contents.clear();
  library?.removeAll();
}

export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : texts.somethingWentWrong;
}
