import { badInput } from '../refusals/faults.ts';

/** The arguments of a connection: `first` with `after`, or `last` with `before`. */
export interface PageArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** The part of a list that a page shows: so many entries after a cursor, or before it. */
export interface PagePart {
  size: number;
  isBackward: boolean;
  /** The cursor; null for the start of the list, or its end when the page is read backward. */
  cursor: string | null;
}

const maxSize = 100;

/** @throws Fault BAD_USER_INPUT */
export function readPageArguments({ first, after, last, before }: PageArguments, standardSize: number): PagePart {
  const isBackward = last != null || before != null;
  if (isBackward && (first != null || after != null)) {
    throw badInput('Ask for `first` with `after`, or for `last` with `before`, not for both.');
  }
  const size = (isBackward ? last : first) ?? standardSize;
  if (size < 1 || size > maxSize) throw badInput(`\`${isBackward ? 'last' : 'first'}\` must be from 1 to ${maxSize}.`);
  const cursor = (isBackward ? before : after) ?? null;
  return { size, isBackward, cursor };
}

/** @param rule what the cursor must be */
export const badCursor = ({ isBackward }: Pick<PagePart, 'isBackward'>, rule = 'a cursor from an earlier page') =>
  badInput(`\`${isBackward ? 'before' : 'after'}\` must be ${rule}.`);
