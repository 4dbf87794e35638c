// Tested by tests/backend/mails.test.ts.
import type { AppContext } from '#backend/app-context.ts';
import { amountText } from '#backend/currency.ts';
import { sizeTextIn } from '#backend/rules/pack-size.ts';
import { defaultName } from '../settings/default-settings.ts';
import { savedContact, type SavedSettings } from '../settings/store-settings.ts';
import type { MailWords } from './mail-texts.ts';

function makeFormats(locale: string, timeZone: string) {
  return {
    locale,
    timeZone,
    moments: new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    periods: new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }),
  };
}

/** The formats of the last mail. Making them takes longer than all other texts of a mail, and the next one mostly has the same. */
let made: ReturnType<typeof makeFormats> | null = null;

function formatsOf(locale: string, timeZone: string) {
  if (made?.locale !== locale || made.timeZone !== timeZone) made = makeFormats(locale, timeZone);
  return made;
}

/** What all mails of the shop say alike. */
export function wordsOf({ config }: Pick<AppContext, 'config'>, saved: SavedSettings): MailWords {
  const { settings } = saved;
  const { moments, periods } = formatsOf(config.locale, settings.timeZone);
  return {
    shopName: settings.name,
    shopUrl: config.shopUrl,
    contact: savedContact(saved) ?? config.shopUrl,
    shopAddress: settings.contact.address.split('\n').filter((line) => line.trim() !== ''),
    amountText: (cents, currency) => amountText(cents, currency, config),
    sizeText: (text) => sizeTextIn(config.locale, text),
    momentText: (at) => moments.format(at),
    periodText: (start, end) => periods.formatRange(start, end),
  };
}

/** The name of the shop; until it has one of its own, that of MAIL_FROM. */
export function senderName(shopName: string, mail: AppContext['config']['mail']): string {
  const given = mail?.kind === 'smtp' ? mail.fromName : undefined;
  return shopName === defaultName ? (given ?? shopName) : shopName;
}
