import type { SubstitutionWish } from '#backend/db/picking-tables.ts';

/** A label in front of its value. */
export const withColon = (label: string) => `${label}:`;

/** How the order is paid. */
export const paidOnline = 'Paid online';
export const paidInTest = 'Paid online (test payment: no real money was moved)';
export const cashWhenCollected = 'In cash when you collect it';
export const cashOnDelivery = 'In cash on delivery';
export const haveCashReady = (amount: string) => `Please have ${amount} ready: you pay in cash.`;
export const nothingToDo = 'It is paid; there is nothing more to do.';

/** A line of the order. `size` is such as `500 g`. */
export const line = (amount: string, name: string, size: string | null) =>
  `${amount} ${name}${size === null ? '' : `, ${size}`}`;
export const total = 'Total';

/** Headings of facts. */
export const timeOfDelivery = 'Time of the delivery';
export const timeToCollect = 'Time to collect it at the shop';
export const collectAt = 'Collect it at';
/** The person who collects the order. */
export const collectedFor = 'For';
export const deliverTo = 'Deliver to';
/** The order that it was added to. */
export const addedTo = 'Added to';
export const orderNumbered = (number: number) => `Order No. ${number}`;
export const payment = 'Payment';
export const noteToShop = 'Note to the shop';
export const noteToCourier = 'Note to the courier';
/** How the shop reaches the customer. */
export const contact = 'Contact';
/** The wish for products that are not there. */
export const ifMissing = 'If something is not there';
export const wishes: Record<SubstitutionWish, string> = {
  SIMILAR_NOT_DEARER: 'Replace it by a similar one, never by a dearer one',
  NONE: 'Leave it out',
};
/** `names` are products, with commas. */
export const wishExcept = (names: string) => `Not for: ${names}`;
export const taxesInTotal = 'Taxes in the total';
/** `name` is the seller's name of the tax, `tax` and `net` are amounts. */
export const taxLine = (name: string, percent: string, tax: string, net: string) =>
  `${name} ${percent} %: ${tax}, net ${net}`;

/** The way in which the money comes back. */
export const backInCash = 'We pay it back in cash.';
export const backNowhere = 'It was a test payment, so no real money is moved.';
export const backOnline = 'It goes back the way you paid; that can take some days.';
export const weRefund = (amount: string) => `We refund ${amount}.`;
export const shopWrites = (reason: string) => `The shop writes: ${reason}`;

/** The mail of a placed order. */
export const placedSubject = (number: number) => `Order No. ${number}: we have your order`;
export const placedHeading = 'Thank you for your order';
export const placedCollected = (number: number, time: string) =>
  `We have Order No. ${number} of ${time}, and tell you when it is ready to collect.`;
export const placedDelivered = (number: number, time: string) =>
  `We have Order No. ${number} of ${time}, and tell you when it is out for delivery.`;

/** The mail to a guest whose cash order waits until its link is pressed. */
export const toConfirmSubject = (number: number) => `Order No. ${number}: please confirm it`;
export const toConfirmHeading = 'Please confirm your order';
export const toConfirm = (number: number, time: string, until: string) =>
  `Order No. ${number} of ${time} was placed with this email. Please confirm it by ${until}: then the shop starts with it.`;
export const wasNotYourOrder =
  'If you did not order, you need to do nothing: without your confirmation the order ends.';
export const confirmOrder = 'Confirm the order';

/** The mail with the link to pay an order that the shop has taken for its customer, for example by telephone. */
export const toPaySubject = (number: number) => `Order No. ${number}: please pay it`;
export const toPayHeading = 'Please pay your order';
export const toPay = (number: number, time: string, until: string) =>
  `The shop has taken Order No. ${number} for you on ${time}. Please pay it by ${until}: then the shop starts with it.`;
export const wasNotYourCall = 'If you did not order, you need to do nothing: without a payment the order ends.';
export const payOrder = 'Pay the order';
export const toBePaidOnline = 'To be paid online by the link in this mail';
/** The link to the one order of somebody without an account. */
export const seeOrder = 'See your order';

/** The mail of a placed order to the shop. */
export const newOrderSubject = (number: number, amount: string) => `New Order No. ${number}: ${amount}`;
export const newOrderHeading = (number: number) => `New Order No. ${number}`;
export const orderedAt = (time: string) => `Ordered ${time}.`;

/** The mail of an order that the shopper cancelled, to the shop. */
export const cancelledForShopSubject = (number: number, amount: string) =>
  `Order No. ${number} was cancelled by the customer: ${amount}`;
export const cancelledForShopHeading = (number: number) => `Order No. ${number} was cancelled`;
export const cancelledForShop = (time: string) => `The customer cancelled it. It was ordered ${time}. Do not pack it.`;
export const customerWrites = (reason: string) => `The customer writes: ${reason}`;
export const shopRefunds = (amount: string) => `The customer gets ${amount} back.`;

/** The mail of a packed order that has weighed goods or is not as it was ordered. */
export const packedSubject = (number: number, amount: string) => `Order No. ${number} is packed: ${amount}`;
export const packedForLessSubject = (number: number, amount: string, before: string) =>
  `Order No. ${number} is packed: ${amount} instead of ${before}`;
export const packedHeading = 'Your order is packed';
/** Before a list of changes. */
export const notAsOrdered = 'Not everything is as you ordered it:';
export const asOrdered = 'Everything is as you ordered it.';
/** `goods` are joined by semicolons. */
export const weighedGoods = (goods: string) => `Weighed goods: ${goods}.`;
export const weighedLine = (name: string, grams: number, amount: string) => `${name} ${grams} g → ${amount}`;
export const totalIs = (amount: string) => `The total is ${amount}.`;
export const totalIsNow = (amount: string, before: string) => `The total is now ${amount} instead of ${before}.`;

export const readySubject = (number: number) => `Order No. ${number} is ready to collect`;
export const readyHeading = 'Your order is ready to collect';

export const outSubject = (number: number) => `Order No. ${number} is out for delivery`;
export const outHeading = 'Your order is out for delivery';

export const cancelledSubject = (number: number) => `Order No. ${number} is cancelled`;
export const cancelledHeading = 'Your order is cancelled';
export const cancelledByShop = (number: number) => `We are sorry: we cancelled Order No. ${number}.`;
export const cancelledByShopper = (number: number) => `You cancelled Order No. ${number}.`;
export const nothingToPay = 'There is nothing to pay.';

export const refundedSubject = (number: number, amount: string) => `Order No. ${number}: we refund ${amount}`;
export const refundedHeading = (amount: string) => `We refund ${amount}`;
export const refundFor = (number: number) => `This is for Order No. ${number}.`;

/** The mails about a changed email of an account: to the old and to the new one. */
export const emailChangedSubject = (shop: string) => `The email of your account at ${shop} was changed`;
export const emailChangedHeading = 'Your email was changed';
/** `email` is the new one. */
export const emailChangedTo = (shop: string, email: string) =>
  `Your account at ${shop} now has the email ${email}. You log in with it, and mails about your orders go there. If it has a typing error, log in with it as it is, and correct it in your account.`;
export const emailChangedAway = (shop: string) =>
  `Your account at ${shop} now has another email. You log in with that one, and mails about your orders go there.`;
export const emailIsNowThis = (shop: string) =>
  `An account at ${shop} now has this email. You log in with it, and mails about your orders come here.`;
/** `contact` is the email or the address of the shop. */
export const emailNotChangedByYou = (contact: string) =>
  `If you did not change it, somebody else knows your password: write to us at once, ${contact}.`;
export const notYourAccount = (contact: string) =>
  `If this is not your account, somebody typed your email: do nothing, or write to us, ${contact}.`;
/** The same with the link that confirms the email. */
export const confirmOrNotYours = (contact: string) =>
  `If you changed it, confirm this email by the link. If this is not your account, somebody typed your email: do nothing, or write to us, ${contact}.`;

/** Buttons of mails. */
export const seeAccount = 'Open your account';
export const openOrders = 'Open the orders';
export const seeOrders = 'See your orders';

/** The small print of a mail to an unconfirmed email. */
export const confirmByPassword = (url: string) =>
  `This mail leaves out name and address, because this email is not confirmed yet. To confirm it, ask for a new password at ${url} and choose one by the link. If you did not order here, do nothing.`;
export const confirmByLink =
  'This mail leaves out name and address, because this email is not confirmed yet. If you ordered here, confirm it by this link. If you did not order here, do nothing.';
export const confirmEmail = 'Confirm your email';

/** The mail to a new member of the team. */
export const invitationSubject = (shop: string) => `Your login to ${shop}`;
export const invitationHeading = 'Welcome to the team';
export const invitation = (shop: string, email: string) =>
  `You can now log in to the seller's pages of ${shop}, with ${email} and a password of your own. The link works once, for 3 days.`;
export const choosePassword = 'Choose a password';
/** The quoted words are those of the link on that page. */
export const invitationTooOld = (url: string) =>
  `If the link is too old, ask for a new one at ${url}: "Forgot your password?".`;

/** The mail with a link that sets a new password. */
export const resetSubject = (shop: string) => `A new password for ${shop}`;
export const resetHeading = 'Choose a new password';
export const resetOfSeller = (shop: string) =>
  `Somebody, probably you, asked for a new password for your login to the seller's pages of ${shop}. The link works once, for 30 minutes.`;
export const resetOfShopper = (shop: string) =>
  `Somebody, probably you, asked for a new password for your account at ${shop}. The link works once, for 30 minutes.`;
export const chooseNewPassword = 'Choose a new password';
export const wasNotYou = 'If it was not you, do nothing: your password stays as it is.';

/** The heading of the shop's text about withdrawing from the contract. */
export const withdrawalPage = 'Withdrawal';

/** The mails of a withdrawal. The receipt says that it came, never that the shop agrees. */
export const withdrawalReceiptSubject = (shop: string) => `${shop}: we have received your withdrawal`;
export const withdrawalReceiptHeading = 'We have received your withdrawal';
export const withdrawalReceipt = (time: string) => `It reached us ${time}. This mail is your receipt.`;
export const withdrawalOnlyReceived =
  'The receipt says only that your withdrawal has reached us. We look at it and write to you.';
/** `contact` is the email or the address of the shop. */
export const withdrawalNotYours = (contact: string) =>
  `If you did not send it, somebody typed your email: write to us, ${contact}.`;
export const withdrawalForShopSubject = (number: string) => `Withdrawal from Order No. ${number}`;
export const withdrawalForShopHeading = 'Somebody withdraws from an order';
export const withdrawalForShop = (time: string) => `The withdrawal was sent ${time}.`;
export const withdrawalOfOrder = 'There is an order with this number and this email.';
export const withdrawalOfNoOrder = 'There is no order with this number and this email. Please look for it.';
export const withdrawalNothingDone =
  'Nothing was cancelled or refunded. The sender has a receipt, and waits for your answer.';
export const openWithdrawals = 'Open the withdrawals';
/** What the person sent. */
export const withdrawalDeclaration = 'The withdrawal';
export const withdrawalSentence = 'I withdraw from the contract about these goods.';
export const withdrawalOrder = (number: string) => `Order number: ${number}`;
export const withdrawalWholeOrder = 'Goods: the whole order';
/** The goods follow in lines. */
export const withdrawalGoods = 'Goods:';
export const withdrawalName = (name: string) => `Name: ${name}`;
export const withdrawalEmail = (email: string) => `Email: ${email}`;

/** Why a mail was not sent. The seller reads these. */
export const serverFaults: Record<string, string> = {
  EAUTH: 'The mail server refused the login of SMTP_URL.',
  EABORT: 'The mail server did not answer in time.',
  ECONNECTION: 'The mail server cannot be reached.',
  EDNS: 'The name of the mail server was not found.',
  ESOCKET: 'The mail server cannot be reached.',
  ETIMEDOUT: 'The mail server did not answer in time.',
  ETLS: 'The connection to the mail server could not be encrypted.',
};
/** `response` is what the mail server says, in its own language. */
export const serverRefused = (response: string) => `The mail server refused the mail: ${response}`;
export const notSent = (fault: string) => `The mail could not be sent: ${fault}`;
export const unknownFault = 'unknown fault';
export const notSentInTime = 'It could not be sent in time.';
export const wouldGoElsewhere = 'Mails to this email would go elsewhere. The customer has to change it.';

/** Spans of a limit. */
export const hours = (count: number) => (count === 1 ? 'one hour' : `${count} hours`);
export const minutes = (count: number) => (count === 1 ? 'one minute' : `${count} minutes`);
export const limitReached = (count: number, span: string) =>
  `This email had ${count} ${count === 1 ? 'mail' : 'mails'} about orders within ${span}, which is the limit.`;
export const unconfirmedLimitReached = (count: number, span: string) =>
  `This email had ${count} ${count === 1 ? 'mail' : 'mails'} about orders within ${span}, which is the limit for an unconfirmed email. The mail is sent if the customer confirms the email within a day.`;

export const sentAgain = 'The mail is sent again.';
export const cannotBeSentAgain = 'This mail cannot be sent again. For a new password, the person asks for a new link.';

/** The mail with a link that confirms a subscription to the newsletter. */
export const newsletterSubject = (shop: string) => `Please confirm the newsletter of ${shop}`;
export const newsletterHeading = 'Do you want the newsletter?';
export const newsletterAsked = (shop: string) =>
  `Somebody left this email for the newsletter of ${shop}. If it was you, press the button and confirm on the page that opens.`;
export const confirmNewsletter = 'Confirm the newsletter';
export const newsletterNotYou = 'If it was not you, do nothing: you then get no newsletter.';
