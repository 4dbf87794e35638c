import type { ShopChangesQuery } from '#web/__generated__/seller-team.ts';
import { withColon } from '#web/shared/lib/texts.ts';
import * as texts from './texts.ts';

export type ShopChange = NonNullable<NonNullable<ShopChangesQuery['seller']>['shopChanges']>['nodes'][number];

type Titled = Pick<ShopChange, 'action' | 'subjectId' | 'subjectName' | 'times'>;

const readings: Readonly<Record<string, string>> = texts.readings;
const actions: Readonly<Record<string, string>> = texts.actions;

/**
 * Whether the entry is a failed login. Then the named person did not act: another person may have tried to log in as
 * them.
 */
export const isFailedLogin = ({ action }: Pick<ShopChange, 'action'>) => action === 'LOGIN_FAILED';

/** The title of an entry: what happened, and how often. */
export function titleOf(change: Titled): string {
  const { action, subjectId, subjectName, times } = change;
  if (isFailedLogin(change)) {
    return texts.failedLogins(times, subjectId === null ? undefined : subjectName);
  }
  const reading = readings[action];
  return reading === undefined
    ? `${withColon(actions[action] ?? wordsOf(action))} ${subjectName}`
    : texts.repeated(reading, times);
}

/** The words of an action that is not known here: `Product changed` for `PRODUCT_CHANGED`. */
function wordsOf(action: string): string {
  const words = action.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
