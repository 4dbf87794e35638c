import { makeVar } from '@apollo/client';
import { useReactiveVar } from '@apollo/client/react';

const openVar = makeVar(false);

export function useLoginDialogOpen() {
  return useReactiveVar(openVar);
}

/** The login dialog is one for the whole shop; any page may ask for it. */
export function openLoginDialog() {
  openVar(true);
}

export function closeLoginDialog() {
  openVar(false);
}
