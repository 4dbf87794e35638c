/** A plain page in place of a missing file. */
export const notFound = 'Not found.';
export const storeUnreachable = 'The store cannot be reached right now.';
