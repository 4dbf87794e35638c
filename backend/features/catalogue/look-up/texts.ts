export const notFound = 'Open Food Facts does not have this barcode.';
export const unavailable = 'Open Food Facts did not answer. Please try again later.';
export const notSetUp = 'This shop asks nobody about barcodes. Set FOOD_FACTS_URL first.';
