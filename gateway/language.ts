/** The language of the shop. The module is replaced together with all the texts, so it says which ones are loaded. */
export const language: string = 'en';

/** Whether the shop speaks the language of the REST contract and of most stores. */
export const isEnglish: boolean = true;
