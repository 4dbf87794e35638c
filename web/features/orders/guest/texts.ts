/** The page of an order without an account. */
export const title = 'Your order';
export const openMail = 'Please open the link in the mail about your order.';
/** Over a store that sends no mails. */
export const openTab =
  'This page knows no order. Your order is shown only in the browser tab in which you placed it. Please contact the shop if you have a question.';
export const loading = 'Loading your order…';
export const notLoaded = 'The order could not be loaded.';
/** The page that the link of the mail opens, before it is pressed. */
export const confirmQuestion = (time: string) =>
  `Please confirm your order by ${time}: only then the shop starts with it.`;
export const confirm = 'Confirm the order';
/** The browser that ordered. */
export const lookAtMail = (email: string, time: string) =>
  `We have sent a mail to ${email}. Please open its link and confirm the order by ${time}; otherwise it ends.`;
/** An online order before its payment. */
export const waitsForPayment =
  'This order waits for its payment and is placed only then. If you have just paid, please load this page again in a moment.';
/** An order that was cancelled, released or not confirmed or paid in time. */
export const hasEnded = 'This order has ended. Nothing is delivered and nothing is to be paid.';
export const printReceipt = 'Print receipt';
export const withdraw = 'Withdraw from contract';
export const cancel = 'Cancel the order';
export const cancelQuestion = (number: string) => `Cancel Order No. ${number}?`;
export const back = 'Back';
/** The order joins an account. */
export const keep = 'Keep this as an account';
export const aboutKeeping = (email: string) =>
  `Choose a password. Your email ${email} is your login, and this order is in your account.`;
export const password = 'Password';
export const keepIt = 'Make an account';
export const keepInMine = 'Put the order into my account';
export const aboutMine = (name: string) => `You are logged in as ${name}.`;
export const logIn = 'Log in';
/** The personal data of the order. */
export const yourData = 'Your data';
export const aboutData =
  'You can save what the shop keeps about you as a file. Once the order has ended, you can have it deleted.';
export const exportData = 'Save my data';
export const fileName = 'my-order.json';
export const deleteData = 'Delete my data';
export const deleteQuestion = 'Delete your data?';
export const aboutDeletion =
  'Name, address, contact and notes go, and this link ends. Products and sums stay, because the shop has to keep them. This cannot be undone.';
export const deleteForEver = 'Delete for ever';
export const noResponse = 'The shop has not answered. Please try again.';
