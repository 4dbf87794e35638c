/** The id of the element in which the server's answers travel to the browser, next to the page made of them. */
export const PAGE_STATE_ID = 'page-state';
