import type { WithdrawalMailData } from '#backend/features/orders/withdrawals/withdrawal-sending.ts';
import type { MailContent } from './mail-layout.ts';
import type { MailWords } from './mail-texts.ts';
import * as texts from './texts.ts';

/** The declaration as it was sent. */
const declarationOf = ({ name, orderNumber, email, goods }: WithdrawalMailData): MailContent['facts'] => [
  {
    heading: texts.withdrawalDeclaration,
    lines: [
      texts.withdrawalSentence,
      texts.withdrawalOrder(orderNumber),
      ...(goods === '' ? [texts.withdrawalWholeOrder] : [texts.withdrawalGoods, ...goods.split('\n')]),
      texts.withdrawalName(name),
      texts.withdrawalEmail(email),
    ],
  },
];

/** The content of a mail about a withdrawal: the receipt to its sender, or the news to the shop. */
export function withdrawalContent(
  kind: 'WITHDRAWAL_RECEIPT' | 'WITHDRAWAL_FOR_SHOP',
  data: WithdrawalMailData,
  { shopName, shopUrl, contact, momentText }: MailWords,
): MailContent {
  const time = momentText(data.receivedAt);
  const facts = declarationOf(data);
  if (kind === 'WITHDRAWAL_RECEIPT') {
    return {
      subject: texts.withdrawalReceiptSubject(shopName),
      heading: texts.withdrawalReceiptHeading,
      paragraphs: [texts.withdrawalReceipt(time), texts.withdrawalOnlyReceived],
      facts,
      small: texts.withdrawalNotYours(contact),
    };
  }
  return {
    subject: texts.withdrawalForShopSubject(data.orderNumber),
    heading: texts.withdrawalForShopHeading,
    paragraphs: [
      texts.withdrawalForShop(time),
      data.orderId === null ? texts.withdrawalOfNoOrder : texts.withdrawalOfOrder,
      texts.withdrawalNothingDone,
    ],
    facts,
    button: { text: texts.openWithdrawals, url: `${shopUrl}/seller/withdrawals` },
  };
}
