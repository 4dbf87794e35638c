export const loggedOut = 'You are logged out.';
export const noPasswordReset = 'This store sends no links for new passwords. Please write to the shop.';
