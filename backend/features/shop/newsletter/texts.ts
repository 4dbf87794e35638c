export const incompleteLink = 'This link is not complete. Please open it again from the newsletter, or copy all of it.';
export const subscribed = 'Thank you for subscribing.';
export const unsubscribed = 'You will get no more newsletters from us.';
