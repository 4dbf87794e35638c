/** Labels of fields. They stand at the beginning of a sentence, such as "… is required.". */
export const name = 'Name';
export const newPassword = 'New password';

export const wrongPassword = 'The current password is wrong. Please type it again.';
export const emailTaken = 'Another account has this email. Please type another one.';
export const nameChanged = 'Your name was changed.';
export const emailChanged = 'Your email was changed. Use it for your next login.';
export const passwordChanged = 'Your password was changed. All your other logins have ended.';
export const accountDeleted = 'Your account was deleted.';
/** `number` is the number of one order, `numbers` are several with commas between. */
export const orderIsOpen = (number: string) =>
  `Order ${number} is still open. Cancel it in My Orders or wait for the delivery, then delete the account.`;
export const ordersAreOpen = (numbers: string) =>
  `Orders ${numbers} are still open. Cancel them in My Orders or wait for the delivery, then delete the account.`;
export const moreOrdersAreOpen = (numbers: string) =>
  `Orders ${numbers} and others are still open. Cancel them in My Orders or wait for the delivery, then delete the account.`;
