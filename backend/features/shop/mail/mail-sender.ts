import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { AppContext } from '#backend/app-context.ts';
import type { ExclusiveTurn } from '#backend/db/database.ts';
import type { MailsTable } from '#backend/db/mail-tables.ts';
import { isEmailAddress, mailboxOf } from '#backend/email-address.ts';
import { doKeyedWork } from '#backend/keyed-work.ts';
import { isTryDue, pauseAfter } from '#backend/next-try.ts';
import { confirmationUrl } from '#backend/features/people/sessions/email-confirmation.ts';
import { startReset, type ResetLink } from '#backend/features/people/sessions/password-reset-repository.ts';
import { hasConfirmed } from '#backend/features/people/sessions/user-repository.ts';
import { findResettable } from '#backend/features/people/sessions/reset-accounts.ts';
import { readContractTexts } from '../contracts/contract-text-repository.ts';
import { defaultSettings } from '../settings/default-settings.ts';
import { readSettings } from '../settings/settings-repository.ts';
import { savedContact } from '../settings/store-settings.ts';
import { faultContent, type FaultMailData } from '../status/fault-mails.ts';
import { writeHtml, writeText, type MailContent } from './mail-layout.ts';
import { signConfirmation } from '../newsletter/confirm-token.ts';
import { newsletterSecret } from '../newsletter/newsletter-repository.ts';
import { countMail } from './mail-limits.ts';
import { emailChangeContent, invitationContent, newsletterContent, resetContent } from './account-mail-texts.ts';
import { orderContent, type Confirmation, type MailWords } from './mail-texts.ts';
import { isOutdated, isToConfirm } from './press-mails.ts';
import { mailsAtOnce, type MailTransport } from './mail-transport.ts';
import { senderName, wordsOf } from './mail-words.ts';
import type { EmailChange } from '#backend/features/people/accounts/email-change.ts';
import { addGuestLink } from '#backend/features/people/guests/guest-repository.ts';
import type { OrderMailData } from '#backend/features/orders/order-mails.ts';
import type { WithdrawalMailData } from '#backend/features/orders/withdrawals/withdrawal-sending.ts';
import { withdrawalContent } from './withdrawal-texts.ts';
import * as texts from './texts.ts';

/**
 * Sends the mails of the outbox, by one process at a time. A mail that the server has taken is sent again only when this process
 * ends between the server's answer and the commit of it; both copies have the same Message-ID.
 */

type Log = Pick<FastifyBaseLogger, 'warn' | 'info'>;
export type MailContext = Pick<AppContext, 'config' | 'database' | 'clock' | 'mail' | 'sellerLogin'>;
type MailRow = Selectable<MailsTable>;

const lookIntervalMs = 2000;
const maxMailsPerLook = 50;

/**
 * The pause after that many tries. It is longer than any try takes, so that no other process sends the mail meanwhile.
 */
const mailPauseAfter = (tries: number): number => pauseAfter(tries, 60_000);

/** Sets the time of the next try; false when the mail is no longer due. */
async function claim(
  { isOurs }: ExclusiveTurn,
  { clock, database }: MailContext,
  { id, tries, next_try_at }: MailRow,
): Promise<boolean> {
  const { numUpdatedRows } = await database.query
    .updateTable('mails')
    .set({ tries: tries + 1, next_try_at: clock() + mailPauseAfter(tries) })
    .where('id', '=', id)
    .where('next_try_at', '=', next_try_at)
    .where(isOurs)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function confirmationOf(
  context: MailContext,
  { user_id: userId, recipient: email }: MailRow,
  isConfirmed: boolean,
): Promise<Confirmation> {
  if (isConfirmed) return { isConfirmed };
  const isToAccount = userId !== null && email !== null;
  return { isConfirmed, confirmUrl: isToAccount ? await confirmationUrl(context, { userId, email }) : null };
}

/** The link to the order of a guest, made now, so that its secret is in no table. Null in mails to others, and once an account has it. */
async function guestUrlOf(
  { config, database, clock }: MailContext,
  { user_id: userId, order_id: orderId, recipient }: MailRow,
  { isGuest }: OrderMailData,
): Promise<string | null> {
  if (!isGuest || userId === null || recipient === null || config.isClassic) return null;
  const secret = await addGuestLink(database.query, { userId, orderId, isMailed: true, now: clock() });
  // The secret is in the fragment, which browsers send to no server and in no Referer.
  return secret && `${config.shopUrl}/guest-order#${secret}`;
}

/** The content of the mail; null when it has no receiver: a new password of an account that does not exist. */
async function contentOf(
  context: MailContext,
  row: MailRow,
  { isConfirmed, words }: { isConfirmed: boolean; words: MailWords },
): Promise<MailContent | null> {
  const { database, clock, sellerLogin } = context;
  const { id, kind, data, recipient } = row;
  if (kind === 'NEWSLETTER_CONFIRM') {
    if (recipient === null) return null;
    const token = signConfirmation(await newsletterSecret(database), recipient);
    return newsletterContent(token, words);
  }
  // Written by order-mails.ts, withdrawal-sending.ts, fault-mails.ts, email-change.ts, reset-routes.ts and staff-members.ts only.
  if (kind === 'WITHDRAWAL_RECEIPT' || kind === 'WITHDRAWAL_FOR_SHOP') {
    return withdrawalContent(kind, JSON.parse(data) as WithdrawalMailData, words);
  }
  if (kind === 'FAULT_FOR_SHOP') return faultContent(JSON.parse(data) as FaultMailData, words);
  if (kind !== 'PASSWORD_RESET') {
    const confirmation = await confirmationOf(context, row, isConfirmed);
    if (kind === 'EMAIL_CHANGED') return emailChangeContent(JSON.parse(data) as EmailChange, confirmation, words);
    const order = JSON.parse(data) as OrderMailData;
    const hashes = kind === 'ORDER_PLACED' ? order.contract : undefined;
    const contract = hashes && (await readContractTexts(database.query, hashes));
    const guestUrl = await guestUrlOf(context, row, order);
    return orderContent(kind, order, confirmation, { ...words, contract, guestUrl });
  }
  const link = JSON.parse(data) as ResetLink;
  const found = await findResettable(database, sellerLogin, link);
  if (found === null) {
    await database.query.deleteFrom('mails').where('id', '=', id).execute();
    return null;
  }
  // The mail is deleted together with the account.
  await database.query.updateTable('mails').set({ user_id: found.userId }).where('id', '=', id).execute();
  // The link is made now, so that its token is in no table: neither here nor in a backup.
  const token = await startReset(database, link, clock());
  return link.isInvitation ? invitationContent(link.email, token, words) : resetContent(link.role, token, words);
}

/** Whether the mail goes to the shop itself, or to the confirmed email of its account, or to the one before. */
async function isToOwner({ database }: MailContext, { kind, recipient, user_id, data }: MailRow): Promise<boolean> {
  if (recipient === null) return true;
  if (kind === 'EMAIL_CHANGED') {
    const { to, wasConfirmed } = JSON.parse(data) as EmailChange;
    if (to === 'OLD') return wasConfirmed;
  }
  return user_id !== null && (await hasConfirmed(database.query, { userId: user_id, email: recipient }));
}

/** Counts the mail for its receiver. Returns the limit that it exceeds, as a sentence, or null. */
async function countReceiver(
  { config, database, clock }: MailContext,
  { id, kind, version, recipient, resends }: MailRow,
  isConfirmed: boolean,
): Promise<string | null> {
  const { limits } = config;
  // The orders of a mailbox are limited.
  const hasOwnLimit =
    isToConfirm({ kind, version }) || ['NEWSLETTER_CONFIRM', 'PASSWORD_RESET', 'WITHDRAWAL_RECEIPT'].includes(kind);
  const isUncounted = recipient === null || hasOwnLimit || resends > 0;
  if (limits === null || isUncounted) return null;
  const mail = { mailId: id, email: recipient, isConfirmed, now: clock() };
  return database.write((trx) => countMail(trx, limits, mail));
}

async function giveUp({ database }: MailContext, { id }: MailRow, fault: string): Promise<void> {
  const change = { state: 'GIVEN_UP' as const, next_try_at: null, fault };
  await database.query.updateTable('mails').set(change).where('id', '=', id).execute();
}

/** Sends a mail of which this process has the `claim`. */
async function send(context: MailContext, transport: MailTransport, row: MailRow, log: Log): Promise<void> {
  const { config, database, clock, sellerLogin } = context;
  const { id: mailId, kind, tries } = row;
  if (clock() > row.give_up_at || (await isOutdated(database.query, row))) {
    await giveUp(context, row, row.fault ?? texts.notSentInTime);
    return;
  }
  if (row.recipient !== null && !isEmailAddress(row.recipient)) {
    // Accounts from before this check may have such an email.
    await giveUp(context, row, texts.wouldGoElsewhere);
    return;
  }
  const isConfirmed = await isToOwner(context, row);
  const overLimit = await countReceiver(context, row, isConfirmed);
  if (overLimit !== null) {
    await giveUp(context, row, overLimit);
    log.warn({ mailId, kind }, 'a mail was not sent, because its receiver had as many as the limit allows');
    return;
  }
  const saved = await readSettings(database.query, defaultSettings(config));
  const words = wordsOf(context, saved);
  const content = await contentOf(context, row, { isConfirmed, words });
  if (content === null) return;
  const fault = await transport.send({
    messageId: `${mailId}.${row.resends}@${transport.domain}`,
    fromName: senderName(words.shopName, config.mail),
    to: row.recipient ?? savedContact(saved) ?? sellerLogin.email,
    replyTo: row.recipient === null ? null : savedContact(saved),
    subject: content.subject,
    text: writeText(content, words),
    html: writeHtml(content, words),
  });
  const now = clock();
  if (fault === null) {
    const sent = { state: 'SENT' as const, sent_at: now, next_try_at: null, fault: null };
    await database.query.updateTable('mails').set(sent).where('id', '=', mailId).execute();
    log.info({ mailId, kind }, 'mail sent');
    return;
  }
  const isGivenUp = fault.isFinal || now + mailPauseAfter(tries) > row.give_up_at;
  if (isGivenUp) await giveUp(context, row, fault.text);
  else await database.query.updateTable('mails').set({ fault: fault.text }).where('id', '=', mailId).execute();
  log.warn({ mailId, kind, tries: tries + 1, isGivenUp }, 'a mail could not be sent');
}

/** Mails to the shop itself are about different orders, so their order is free: one after the other, they would be too slow. */
const receiverOf = ({ recipient, id }: MailRow): string => (recipient === null ? id : mailboxOf(recipient));

/**
 * Sends the mails whose time has come: several at once, those to one receiver one after the other, oldest first. Does nothing
 * while another process does so. Once `signal` is aborted, it sends no further ones.
 */
export async function sendDueMails(
  context: MailContext,
  log: Log,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const { database, clock, mail: transport } = context;
  if (transport === null) return;
  const dueMails = () =>
    database.query
      .selectFrom('mails')
      .selectAll()
      .where(isTryDue(clock()))
      .orderBy('next_try_at')
      .orderBy('id')
      .limit(maxMailsPerLook)
      .execute();
  if ((await dueMails()).length === 0) return;
  await database.exclusively('mails', (turn) =>
    doKeyedWork({
      find: dueMails,
      keyOf: receiverOf,
      work: async (row) => {
        if (await claim(turn, context, row)) await send(context, transport, row, log);
      },
      maxRunning: mailsAtOnce,
      lookAgainMs: lookIntervalMs,
      signal: AbortSignal.any([signal, turn.signal]),
    }),
  );
}

/** Sends due mails now and every two seconds. The returned function stops it, after the mails that are being sent. */
export function startMailSender(context: MailContext, log: Log): () => Promise<void> {
  const stopping = new AbortController();
  let running: Promise<void> | null = null;
  const work = (): void => {
    running ??= sendDueMails(context, log, stopping.signal)
      .catch((error: unknown) => log.warn({ err: error }, 'due mails could not be sent'))
      .finally(() => {
        running = null;
      });
  };
  work();
  const timer = setInterval(work, lookIntervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
    context.mail?.close();
  };
}
