/** The names in these sentences are names of products. */
export const isFinished = 'The picking of this order is finished. Please load the order again.';
export const noSubstituteWanted = (name: string) =>
  `The shopper wants no substitute for ${name}. Please mark it as missing.`;
export const cannotBeGiven = 'This product cannot be given instead. Please choose another.';
export const isDearer = (name: string, ordered: string) => `${name} is dearer than ${ordered}. Please choose another.`;
/** The prices alone would fit. */
export const isDearerWithDeposit = (substitute: string, ordered: string) =>
  `${substitute} costs more than ${ordered} with its deposit. Please choose another product.`;
export const otherSteps = (name: string, ordered: string) =>
  `${name} is not sold in the same steps as ${ordered}. Please choose another.`;
export const isNotForEverybody = (name: string, age: number) =>
  `${name} is only for people of ${age} and over. Please choose another.`;
export const tooFewInStock = (name: string) => `Too few of ${name} are in stock. Please choose another.`;
export const isNotWeighed = (name: string) => `${name} is not sold by weight. Please send no grams.`;
export const isWeighed = (name: string) => `${name} is sold by weight. Please weigh it.`;
export const isUnlikelyWeight = (grams: number, from: number, to: number) =>
  `${grams} g is unlikely: ${from}–${to} g are expected. Please check the weight, and confirm it if it is right.`;
export const isUnlikelyForOrder = (grams: string, ordered: string) =>
  `${grams} is unlikely: ${ordered} was ordered. Please check the weight, and confirm it if it is right.`;
export const noSuchLine = 'This order has no such line.';
export const fewerOrdered = (quantity: number, name: string) =>
  `Only ${quantity} of ${name} ${quantity === 1 ? 'was' : 'were'} ordered.`;
export const sayWhyShort = (name: string) => `Please say why ${name} is short.`;
export const nothingPicked = 'Nothing of this order is picked yet.';
export const notAllPicked = (missing: number) =>
  `${missing} ${missing === 1 ? 'product of this order is' : 'products of this order are'} not picked yet. Please pick every product first.`;
export const nothingFound = 'Nothing of this order was found. Please cancel it instead.';
export const quantityFault = (max: number) =>
  `Quantity must be a whole number from 0 to ${max}, or null to take the pick back.`;
export const gramsFault = 'Grams must be a whole number from 1 to 10000000.';

/** The reason of a refund. */
export const notAllFound = 'Not all was found';

/** Sentences in the mail to the shopper, one for each line of the order. */
export const notFound = (name: string) => `${name}: not found, not charged.`;
export const replaced = (name: string, amount: string, substitute: string, grams: number | null) =>
  `${name}: replaced by ${amount} ${substitute}${grams === null ? '' : `, ${grams} g`}.`;
export const found = (name: string, quantity: number | string, ordered: number | string, grams: number | null) =>
  `${name}: ${quantity} of ${ordered}${grams === null ? '' : `, ${grams} g`}.`;

/** What was found of a line, in the list of changes: parts with commas between them. */
export const comma = ', ';
export const foundOf = (name: string, quantity: number | string, ordered: number | string) =>
  `${name}: ${quantity} of ${ordered}`;
export const instead = (name: string) => `instead: ${name}`;
/** Why a line is short. */
export const shortReasons = { MISSING: 'not on the shelf', DAMAGED: 'not good enough', OTHER: 'for another reason' };

export const picked = 'Line picked.';
/** `goods` is a list such as `1 × Juice`. */
export const soldMeanwhile = (goods: string) =>
  `The stock has no more of a substitute that you gave: ${goods}. Another order has taken it meanwhile and will be short of it. Please count it, and tell the customer of that order.`;
export const pieces = (amount: string, name: string) => `${amount} ${name}`;
export const finished = 'Picking finished.';
