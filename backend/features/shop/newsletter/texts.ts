export const incompleteLink = 'This link is not complete. Please open it again from the newsletter, or copy all of it.';
export const subscribed = 'Thank you for subscribing.';
export const unsubscribed = 'You will get no more newsletters from us.';
export const confirmByMail =
  'Unless you are subscribed already, you get a mail now. Confirm by its link: only then do you get the newsletter.';
export const confirmed = 'You are subscribed to the newsletter.';
export const incompleteConfirmLink =
  'This link is not complete. Please open it again from the mail, or copy all of it.';
export const notSubscribed = 'This subscription has ended. Please subscribe again in the shop.';
export const noMail = 'The newsletter cannot be subscribed to at the moment, because the shop sends no mails.';
