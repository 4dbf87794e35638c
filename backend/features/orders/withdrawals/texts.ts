/** Labels of fields. They stand at the beginning of a sentence, such as "… is required.". */
export const name = 'Name';
export const orderNumber = 'Order number';
export const goods = 'Goods';

export const hasLink = 'Please leave out links.';
export const noForm = 'This shop takes no withdrawals by this form. Please write to the shop.';
export const received = 'We have received your withdrawal.';
export const gone = 'This withdrawal is not there.';
export const answered = 'Noted: the withdrawal is answered.';
export const reopened = 'Noted: the withdrawal is not answered yet.';
/** In the trail, in place of the number of an order. */
export const withdrawal = 'Withdrawal';
