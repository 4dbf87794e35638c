/** For members of the staff, who take orders for customers. */
export const note = 'Note';
export const reason = 'Reason';
export const unknownCustomer = 'This customer is not known any more. Please search again, or type name and address.';
export const tooManyOpen = (count: number) =>
  `This customer has ${count} open orders, and the shop takes no more for now. Please finish or cancel one of them.`;
export const tooManyWaiting =
  'Two orders with this email or phone still wait for their payment. Please release one of them, or choose payment at the door.';
export const noPayLink =
  'A link to pay can be mailed only to a customer with an email. Please type the email, or choose payment at the door.';
export const placed = 'Order placed.';
export const payLinkMailed = (email: string) =>
  `A link to pay was mailed to ${email}. The order is placed when it is paid.`;
/** A repeated request, whose order is cancelled. */
export const wasCancelled = (number: number) =>
  `This request was order No. ${number}, which is cancelled. Please take a new one.`;
/** A repeated request, whose order has ended unpaid. */
export const hasEnded = (number: number) =>
  `This request was order No. ${number}, which has ended: it was not paid in time, or was released. Please take a new one.`;
/** The response to the first request was lost, and the address was corrected since. */
export const takenBefore = (number: number) =>
  `Order No. ${number} of this call is taken already, with another address. Please look at it: there you can cancel or release it, and then take it again.`;
export const noteSaved = 'Note saved.';
