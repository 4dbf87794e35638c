/** Hints and errors beside the fields of forms. */

/** `count`: the number of characters that a new password has at least. */
export const passwordRule = (count: number) => `${count} characters or more`;
export const choosePassword = (count: number) => `Choose a password of ${count} characters or more`;
export const limitReached = (max: number) => `The limit of ${max} characters is reached`;
export const charactersLeft = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`;
/** `label`: the name of the field. */
export const isRequired = (label: string) => `${label} is required`;
