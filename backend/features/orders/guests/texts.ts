export const noGuestOrders = 'This shop takes orders of customers with an account only. Please log in or register.';
export const tooManyWaiting =
  'Orders with this email or phone, or from this network, still wait for their payment or confirmation. Please finish one of them, or try again in an hour.';
export const tooManyOpen =
  'There are too many open orders with this email or phone, or from this network. Please order again when one of them is delivered, or log in.';
export const isOfAccount = 'This order is in an account by now. Please log in to see it.';
export const brokenLink =
  'This link does not work any more. If you have made an account of the order, please log in; else use the newest mail about the order.';
export const pressInMail = 'Please open the link in the mail that we have sent to you, and confirm there.';
export const hasEnded =
  'This order has ended, because it was not confirmed in time or was cancelled. Please place it again.';
export const cannotCancel = 'This order can no longer be cancelled here. Please contact the shop.';
export const toConfirm = 'Please confirm the order: we have sent a mail with a link to you.';
export const placed = 'Order placed.';
export const confirmed = 'Your order is confirmed.';
export const cancelled = 'Your order is cancelled.';
export const notPlacedYet = 'This order is not placed, so no account can keep it.';
export const keepByMail = 'Please open the link in the mail about the order: only that one puts it into an account.';
export const hasAccount =
  'There is an account with this email. Please log in, open the link of the mail again, and put the order into your account.';
export const kept = 'The order is in your account.';
export const isOpen = 'The order is still open. Cancel it here or wait for the delivery, then delete the data.';
export const removed = 'Your data was deleted.';
