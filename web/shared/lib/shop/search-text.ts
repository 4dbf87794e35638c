/** The API's limit of a search text, in characters. */
export const maxSearchLength = 100;
