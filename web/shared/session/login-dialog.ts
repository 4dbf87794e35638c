import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

const openVar = makeVar(false);
const reasonVar = makeVar<string | undefined>(undefined);

export function useLoginDialogOpen() {
  return useReactiveVar(openVar);
}

/** Why the dialog has opened without being asked for. */
export function useLoginReason() {
  return useReactiveVar(reasonVar);
}

/** The login dialog is one for the whole shop; any page may ask for it. */
export function openLoginDialog() {
  openVar(true);
}

let onClosed: ((isLoggedIn: boolean) => void) | undefined;

/** Opens the dialog by itself, and says why. Resolves when it is closed, to whether the shopper has logged in there. */
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
