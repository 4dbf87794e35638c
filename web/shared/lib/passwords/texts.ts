/** The rule of new passwords. */

/** `count`: the number of characters that a new password has at least. */
export const passwordRule = (count: number) => `${count} characters or more`;
export const choosePassword = (count: number) => `Choose a password of ${count} characters or more`;
