/** The quirks that one store can have together, and over which all operations work without a store map. */
export const mixedQuirks = [
  'bareRefusals',
  'zipCode',
  'strictOrigin',
  'emptyAsFailure',
  'trustedUserId',
  'productIdLines',
] as const;

/**
 * The ways in which existing stores deviate from the seventeen calls of the specification. Each quirk is named after
 * its most visible deviation. A drifting store has the deviations of all quirks it is given, as far as they do not
 * contradict each other:
 *
 * - `bareRefusals`: refusals without `success`, HTTP status codes, cookies always `SameSite=None; Secure`, phone as a number
 * - `zipCode`: requires `zipCode`, 201 for created records, an emptied cart is a list, the seller's logout sets a blank cookie
 * - `strictOrigin`: fails on an unknown Origin, 404 for missing records, orders must name an address of the same shopper
 * - `emptyAsFailure`: an empty address book is a failure, 400 for visitors, the raw token in the body, products without dates
 * - `trustedUserId`: believes the body's `userId`, 403 for callers who are not the seller, orders hold the buyer as a document
 * - `productIdLines`: order lines name `productId`, quantities are text
 * - `slowWithGap`: each answer takes 1.5 seconds, and `POST /api/product/stock` is missing
 * - `statusCodes`: every answer has a fitting status other than 200, a login crashes on an unknown email
 * - `numericIds`: ids are numbers and compared strictly, so an id that is sent as text finds nothing
 */
export const allQuirks = [...mixedQuirks, 'slowWithGap', 'statusCodes', 'numericIds'] as const;
export type Quirk = (typeof allQuirks)[number];

export const usualSlowAnswerMs = 1500;
/** The call that a store with `slowWithGap` does not have. */
export const missingInSlowStore = 'POST /api/product/stock';
