/** The id of the script element in which a rendered page carries its data. */
export const pageStateId = 'page-state';

/** Marks a list rendered without its products, which the app renders again instead of hydrating. */
export const frameMark = (pathname: string) => `${pathname}?frame`;
