/** The language of the texts, for the attribute `lang` of pages and mails, and for lists of words. */
export const language = 'en';
