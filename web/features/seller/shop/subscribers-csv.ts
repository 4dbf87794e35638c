interface Subscriber {
  email: string;
  subscribedAt: string | null;
  unsubscribeUrl: string;
}

/** The subscribers as CSV (RFC 4180, UTF-8 with a byte order mark). No cell starts a formula of a spreadsheet. */
export function subscribersCsv(subscribers: readonly Subscriber[]): string {
  const rows = subscribers.map(({ email, subscribedAt, unsubscribeUrl }) => [
    email,
    subscribedAt ?? '',
    unsubscribeUrl,
  ]);
  const lines = [['email', 'subscribed at', 'unsubscribe link'], ...rows].map((row) => row.map(cell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(text: string): string {
  const safe = /^\s*[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
