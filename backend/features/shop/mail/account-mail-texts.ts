import type { EmailChange } from '#backend/features/people/accounts/email-change.ts';
import type { MailContent } from './mail-layout.ts';
import type { Confirmation, MailWords } from './mail-texts.ts';
import * as texts from './texts.ts';

/** The address of a link: the token is in the fragment, which browsers send to no server and in no Referer. */
const linkOf = (account: 'shopper' | 'seller', token: string, { shopUrl }: MailWords) =>
  `${shopUrl}/reset-password#${account}.${token}`;

/** The content of a mail to a new member of the team, with a link that sets the first password. */
export function invitationContent(email: string, token: string, words: MailWords): MailContent {
  const { shopName, shopUrl } = words;
  return {
    subject: texts.invitationSubject(shopName),
    heading: texts.invitationHeading,
    paragraphs: [texts.invitation(shopName, email)],
    button: { text: texts.choosePassword, url: linkOf('seller', token, words) },
    small: texts.invitationTooOld(`${shopUrl}/seller`),
  };
}

/** The content of a mail with a link that confirms a subscription to the newsletter. */
export function newsletterContent(token: string, { shopName, shopUrl }: MailWords): MailContent {
  return {
    subject: texts.newsletterSubject(shopName),
    heading: texts.newsletterHeading,
    paragraphs: [texts.newsletterAsked(shopName)],
    // The token is in the fragment, which browsers send to no server and in no Referer.
    button: { text: texts.confirmNewsletter, url: `${shopUrl}/newsletter/confirm#${token}` },
    small: texts.newsletterNotYou,
  };
}

/** The content of a mail with a link that sets a new password. */
export function resetContent(account: 'shopper' | 'seller', token: string, words: MailWords): MailContent {
  const { shopName } = words;
  return {
    subject: texts.resetSubject(shopName),
    heading: texts.resetHeading,
    paragraphs: [(account === 'seller' ? texts.resetOfSeller : texts.resetOfShopper)(shopName)],
    button: { text: texts.chooseNewPassword, url: linkOf(account, token, words) },
    small: texts.wasNotYou,
  };
}

/**
 * The content of a mail about a changed email of an account. The old one reads the new one only if it was confirmed:
 * anybody could type a text as an email, for the owner of another email to read.
 */
export function emailChangeContent(
  { to, newEmail, wasConfirmed }: EmailChange,
  confirmation: Confirmation,
  words: MailWords,
): MailContent {
  const { shopName, shopUrl, contact } = words;
  const confirmUrl = confirmation.isConfirmed ? null : confirmation.confirmUrl;
  const content = { subject: texts.emailChangedSubject(shopName), heading: texts.emailChangedHeading };
  if (to === 'OLD') {
    const changed = wasConfirmed ? texts.emailChangedTo(shopName, newEmail) : texts.emailChangedAway(shopName);
    return { ...content, paragraphs: [changed, texts.emailNotChangedByYou(contact)] };
  }
  return {
    ...content,
    paragraphs: [texts.emailIsNowThis(shopName)],
    button: { text: texts.seeAccount, url: `${shopUrl}/account` },
    ...(confirmUrl === null
      ? { small: texts.notYourAccount(contact) }
      : { small: texts.confirmOrNotYours(contact), smallLink: { text: texts.confirmEmail, url: confirmUrl } }),
  };
}
