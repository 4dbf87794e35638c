/** Hints and errors beside the fields of forms. */

export const limitReached = (max: number) => `The limit of ${max} characters is reached`;
export const charactersLeft = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`;
/** `label`: the name of the field. */
export const isRequired = (label: string) => `${label} is required`;
