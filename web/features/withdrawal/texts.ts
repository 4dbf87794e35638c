/** The law’s words for the function, or equal ones. */
export const title = 'Withdraw from contract';
export const confirm = 'Confirm withdrawal';

export const stepOne = 'Step 1 of 2: your order';
export const about =
  'Here you withdraw from an order, or from a part of it. You need no login and no reason. Next, you see what will be sent.';
export const name = 'Name';
export const orderNumber = 'Order number';
export const whereNumber = 'It is in the mail about your order';
export const email = 'Email';
export const whyEmail = 'The receipt goes there. Best is the email of your order';
export const noEmail = 'Please write an email address';
export const goods = 'Which goods';
export const wholeIfEmpty = 'Empty: the whole order';
export const next = 'Next';

export const stepTwo = 'Step 2 of 2: confirm';
export const willBeSent = 'This will be sent to the shop:';
/** The declaration itself. */
export const sentence = 'I withdraw from the contract about these goods.';
export const wholeOrder = 'The whole order';
export const back = 'Change';
export const notSent = 'The withdrawal could not be sent. Please try again.';

export const received = 'We have received your withdrawal';
export const receivedAt = (time: string) => `Received ${time}`;
export const isMailed = (address: string) => `A mail to ${address} repeats it. It is your receipt.`;
export const keepPage = 'Print or keep this page: it is your receipt.';
export const onlyReceived = 'The receipt says only that it has reached us. We look at it and write to you.';
export const print = 'Print';
