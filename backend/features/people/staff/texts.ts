/** Labels of fields. They stand at the beginning of a sentence, such as "… is required.". */
export const name = 'Name';
export const presentPassword = 'Present password';
export const newPassword = 'New password';

export const unknownMember = 'There is no such member of staff. Please load the team again.';
export const emailTaken = 'A member of the team has this email already. Please use another one.';
/** SELLER_EMAIL and SELLER_PASSWORD are names of settings. */
export const firstOwnerIsFixed =
  'This login is in the settings of the store (SELLER_EMAIL and SELLER_PASSWORD). It stays an owner, so that the shop always has one.';
export const passwordIsInSettings =
  'The password of this login is in the settings of the store: change SELLER_PASSWORD there.';
export const loginAgain = 'Please log in again.';
export const wrongPassword = 'This is not your present password. Please type it again.';
export const samePassword = 'Please choose another password than the present one.';
export const changedSince = 'Your login was changed in the meantime. Please log in again.';
export const added = 'Added to the team.';
export const invited = (email: string) => `Added to the team. A link to choose a password is on its way to ${email}.`;
export const saved = 'Team saved.';
export const passwordChanged = 'Password changed.';
export const noSuchChange = 'There is no such change to continue from.';
