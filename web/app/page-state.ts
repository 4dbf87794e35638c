/** The id of the element in which the server's answers travel to the browser, next to the page made of them. */
export const pageStateId = 'page-state';

/** The mark of a rendered list that has no products yet: it stays until the app has made the whole page. */
export const frameMark = (pathname: string) => `${pathname}?frame`;
