import { toCsv } from '../shell/csv.ts';
import { localMoment, localSeparator } from '../shell/local-csv.ts';

interface Subscriber {
  email: string;
  subscribedAt: string | null;
  confirmedAt: string | null;
  unsubscribeUrl: string;
}

/**
 * The subscribers as CSV for the spreadsheets of the shop's locale, with times in this time zone. The last column is there once
 * somebody has confirmed: it is the proof.
 */
export function subscribersCsv(subscribers: readonly Subscriber[], timeZone: string): string {
  const hasProof = subscribers.some(({ confirmedAt }) => confirmedAt !== null);
  const momentOf = (at: string | null) => (at ? localMoment(at, timeZone) : '');
  return toCsv(
    [
      ['email', 'subscribed at', 'unsubscribe link', ...(hasProof ? ['confirmed at'] : [])],
      ...subscribers.map(({ email, subscribedAt, confirmedAt, unsubscribeUrl }) => [
        email,
        momentOf(subscribedAt),
        unsubscribeUrl,
        ...(hasProof ? [momentOf(confirmedAt)] : []),
      ]),
    ],
    localSeparator(),
  );
}
