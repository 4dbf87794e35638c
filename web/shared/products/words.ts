/** What people put behind a word when they search for more than one thing. */
export const pluralEndings = [/e?s$/];
