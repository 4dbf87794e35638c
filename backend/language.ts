/** The language of the texts, for the attribute `lang` of pages and mails, and for lists of words. */
export const language = 'en';

/** The language tag by whose rules sentences of the store write a day and a time. */
export const dayLocale = 'en-GB';

/** Whether the shop speaks the language of the REST contract, of its categories and of plain files. */
export const isEnglish: boolean = true;
