/** `name` is the name of a product, here and below. */
export const noLongerCounted = (name: string) => `${name} is no longer counted. Please look again.`;
export const countFirst = (name: string) => `${name} is not counted yet. Count it first.`;
export const countedAlready = (name: string, onHand: number) =>
  `${name} is counted already: ${onHand} on hand. Please look again.`;
export const otherOnHand = (name: string, onHand: number, expected: number) =>
  `${name} has ${onHand} on hand now, not ${expected}. Please look again.`;
export const fewerOnHand = (onHand: number, name: string) =>
  `Only ${onHand} of ${name} ${onHand === 1 ? 'is' : 'are'} on hand.`;
export const tooManyOnHand = (max: number, name: string) => `At most ${max} of ${name} can be on hand.`;
export const unknownProduct = 'There is no such product.';

export const note = 'Note';
export const isNoWhole = 'Change must be a whole number.';
export const isTooLarge = 'Change is too large.';
export const onHandIsNoWhole = 'On hand must be a whole number.';
export const onHandIsNegative = 'On hand cannot be less than 0.';
export const sayReceived = 'Please say how many were received.';
export const sayWasted = 'Please say how many were wasted, as a negative number.';
export const correctionIsZero = 'A correction cannot be 0.';
export const noChange = 'Send at least one change.';
export const tooManyChanges = (max: number) => `Send at most ${max} changes at once.`;

export const saved = 'Stock saved.';
export const countingStopped = 'The product is no longer counted.';
