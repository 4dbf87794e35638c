import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

const openVar = makeVar(false);
const reasonVar = makeVar<string | undefined>(undefined);

export function useLoginDialogOpen() {
  return useReactiveVar(openVar);
}

/** The reason why the app opened the dialog; undefined when the shopper opened it. */
export function useLoginReason() {
  return useReactiveVar(reasonVar);
}

export function openLoginDialog() {
  openVar(true);
}

let onClosed: ((isLoggedIn: boolean) => void) | undefined;

/** Opens the dialog with a reason. Resolves when it closes, to whether the shopper has logged in. */
export function askToLogin(reason: string): Promise<boolean> {
  onClosed?.(false);
  reasonVar(reason);
  openVar(true);
  return new Promise((resolve) => void (onClosed = resolve));
}

/** @param isLoggedIn whether the dialog closes because the shopper has logged in */
export function closeLoginDialog(isLoggedIn = false) {
  reasonVar(undefined);
  openVar(false);
  onClosed?.(isLoggedIn);
  onClosed = undefined;
}
