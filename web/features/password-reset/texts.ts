// The page
export const newPassword = 'New password';
export const forgotPassword = 'Forgot your password?';
export const choosePassword = 'Choose a new password';
export const noResponse = 'The shop did not respond. Please try again.';

// Asking for a link
export const email = 'Email';
export const aboutLink = 'We send a link to it. The link works once, for 30 minutes.';
export const sendLink = 'Send the link';

// Setting the password
export const loggedOut = 'All earlier logins end then.';
export const setPassword = 'Set the password';
export const askAgain = 'Ask for a new link';
export const logIn = 'Log in';
