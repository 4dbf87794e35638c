/** Label of a field. It stands at the beginning of a sentence, such as "… is required.". */
export const name = 'Name';

export const wrongLogin = 'Email or password is wrong.';
export const emailExists = 'An account with this email already exists. Please log in instead.';
export const welcome = 'Welcome to the store.';
export const welcomeBack = 'Welcome back.';
export const loggedIn = 'Logged in.';
export const loggedOut = 'Logged out.';
export const tooManyLogins = 'Too many people are logging in. Please try again.';

export const passwordIsEmail = 'Password must not be your email address.';
export const passwordIsCommon =
  'Password is one of the most common ones, which attackers try first. Please choose another.';

/** For staff. */
export const mustChangePassword = 'Please choose a password of your own first.';
export const notAllowed = 'Your role in this shop may not do this. Please ask an owner.';
/** The name of the member of the team whose login is in the settings of the store. */
export const firstOwner = 'First owner';

export const resetSent = 'If there is an account with this email, a link for a new password is on its way to it.';
export const resetTooOld = 'This link is not complete, was used already, or is too old. Please ask for a new one.';
export const passwordIsSet = 'Your new password is set. Please log in with it.';

export const noConfirmation =
  'This is not a link of this shop, or a part of it is missing. Please open it again from our mail, or copy all of it.';
export const oldConfirmation =
  'The account that this link was made for has another email now, or was deleted. Please use the link in our newest mail.';
export const emailConfirmed =
  'Your email is confirmed. Mails about your orders now come whole, with your name and address.';
