/** The message that asks the service worker to store the seller's files, for pages that open without a network. */
export const keepSellerFiles = 'keep seller files';
