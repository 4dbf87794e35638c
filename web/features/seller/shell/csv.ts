/** Matches text that a spreadsheet would run as a formula, also after spaces or with a full-width sign. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows of texts as CSV (RFC 4180, UTF-8 with a byte order mark). A cell that a spreadsheet would run as a formula gets an
 * apostrophe in front.
 */
export const toCsv = (rows: readonly (readonly string[])[], separator: ',' | ';' = ',') =>
  `\uFEFF${rows.map((row) => row.map(cellOf).join(separator)).join('\r\n')}\r\n`;
