import { toCsv } from '../shell/csv.ts';
import { localMoment, localSeparator } from '../shell/local-csv.ts';

interface Subscriber {
  email: string;
  subscribedAt: string | null;
  unsubscribeUrl: string;
}

/** The subscribers as CSV for the spreadsheets of the shop's locale, with times in this time zone. */
export const subscribersCsv = (subscribers: readonly Subscriber[], timeZone: string): string =>
  toCsv(
    [
      ['email', 'subscribed at', 'unsubscribe link'],
      ...subscribers.map(({ email, subscribedAt, unsubscribeUrl }) => [
        email,
        subscribedAt ? localMoment(subscribedAt, timeZone) : '',
        unsubscribeUrl,
      ]),
    ],
    localSeparator(),
  );
