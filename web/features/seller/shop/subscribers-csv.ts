import { toCsv } from '../shell/csv.ts';

interface Subscriber {
  email: string;
  subscribedAt: string | null;
  unsubscribeUrl: string;
}

/** The subscribers as CSV. */
export const subscribersCsv = (subscribers: readonly Subscriber[]): string =>
  toCsv([
    ['email', 'subscribed at', 'unsubscribe link'],
    ...subscribers.map(({ email, subscribedAt, unsubscribeUrl }) => [email, subscribedAt ?? '', unsubscribeUrl]),
  ]);
