import type { ShopChangesQuery } from '#web/__generated__/seller-team.ts';

export type ShopChange = NonNullable<NonNullable<ShopChangesQuery['seller']>['shopChanges']>['nodes'][number];

type Titled = Pick<ShopChange, 'action' | 'subjectId' | 'subjectName' | 'times'>;

/** The titles of entries that record what a member has read or downloaded. */
const readings: Record<string, string> = {
  ACCOUNT_EXPORTED: 'Downloaded the data of their account',
  ORDERS_EXPORTED: 'Downloaded the list of orders',
  PRODUCTS_EXPORTED: 'Downloaded the list of products',
  SUBSCRIBERS_EXPORTED: 'Downloaded the list of subscribers',
  SUBSCRIBERS_READ: 'Read the list of subscribers',
};

/**
 * Whether the entry is a failed login. Then the named person did not act: another person may have tried to log in as
 * them.
 */
export const isFailedLogin = ({ action }: Pick<ShopChange, 'action'>) => action === 'LOGIN_FAILED';

/** The title of an entry: what happened, and how often. */
export function titleOf(change: Titled): string {
  const { action, subjectId, subjectName, times } = change;
  if (isFailedLogin(change)) {
    const logins = times === 1 ? '1 failed login' : `${times} failed logins`;
    return subjectId === null ? `${logins} with an unknown email` : `${logins} with the email of ${subjectName}`;
  }
  const reading = readings[action];
  if (reading === undefined) return `${wordsOf(action)}: ${subjectName}`;
  return times === 1 ? reading : `${reading} ${times} times`;
}

/** The words of an action: `Product changed` for `PRODUCT_CHANGED`. */
function wordsOf(action: string): string {
  const words = action.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
