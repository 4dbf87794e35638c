/** The endings of the plural of a typed word. */
export const pluralEnding = /e?s$/;
