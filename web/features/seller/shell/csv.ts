/** Matches text that a spreadsheet would run as a formula, also after spaces or with a full-width sign. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** A phone such as `+49 (0)30 12`: no function and no cell can be named without a letter, and nothing is calculated. */
const phone = /^\+\d{1,3} [\d ()]+$/;

function cellOf(text: string): string {
  const safe = formula.test(text) && !phone.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows of texts as CSV (RFC 4180, UTF-8 with a byte order mark). A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front; a phone number with spaces does not.
 */
export const toCsv = (rows: readonly (readonly string[])[], separator: ',' | ';' = ',') =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(separator)).join('\r\n')}\r\n`;
