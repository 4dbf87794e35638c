import type { KeyboardEvent } from 'react';

const fieldsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLInputElement>('input') ?? [])];

/** Moves the focus to the field of a row. @returns whether there is such a row */
export function focusRow(list: HTMLElement | null, at: number): boolean {
  const field = fieldsOf(list)[at];
  field?.focus();
  field?.select();
  return field !== undefined;
}

/**
 * Moves the focus between the fields of a list: Enter and the arrow down go to the next row, the arrow up to the one before.
 *
 * @returns whether Enter was pressed in the last row
 */
export function moveByKey(event: KeyboardEvent<HTMLElement>): boolean {
  const { currentTarget: list, key, target } = event;
  const at = fieldsOf(list).indexOf(target as HTMLInputElement);
  if (at === -1 || !['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) return false;
  event.preventDefault();
  return !focusRow(list, key === 'ArrowUp' ? at - 1 : at + 1) && key === 'Enter';
}
