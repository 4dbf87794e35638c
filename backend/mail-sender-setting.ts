/** The sender of mails, as MAIL_FROM names it. */
interface Sender {
  email: string;
  /** The name before the email; undefined without one. */
  name: string | undefined;
}

/** Reads `laden@shop.example` and `Kornkiste <laden@shop.example>`, also with quotation marks around the name. */
export function readSender(text: string): Sender {
  const [, before, inBrackets] = /^([^<>]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  if (before === undefined || inBrackets === undefined) return { email: text.trim(), name: undefined };
  const name = before
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();
  return { email: inBrackets.trim(), name: name === '' ? undefined : name };
}
