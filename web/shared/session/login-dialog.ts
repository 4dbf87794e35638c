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

/** Opens the dialog by itself, and says why. Resolves when it is closed, with a login or without one. */
export function askToLogin(reason: string): Promise<void> {
  reasonVar(reason);
  openVar(true);
  return new Promise((resolve) => void openVar.onNextChange(() => resolve()));
}

export function closeLoginDialog() {
  reasonVar(undefined);
  openVar(false);
}
