export const deposits = 'Deposits';
export const loading = 'Loading the deposits';

// Containers that came back
export const comeBack = 'Containers that come back';
export const comeBackHint = 'Count the containers of each type. What you give back follows from it.';
export const ofOrder = (number: string) => `They come back with order ${number}.`;
export const withoutOrder = 'They come back without an order.';
/** @param amount of one container */
export const countOf = (type: string, amount: string) => `${type}, ${amount}`;
export const payout = 'How you give the money back';
export const giveBack = (amount: string) => `Give back ${amount}`;
/** The customer gives money back, because a wrong entry was taken back. */
export const takeBack = (amount: string) => `Take back ${amount}`;
export const enter = 'Enter';
export const wrongCount = (max: number) =>
  `Enter a whole number up to ${max}. A number below 0, such as -2, takes a wrong entry back.`;
export const nothingCounted = 'Enter the number of at least one type.';
export const noTypesYet = 'The shop has no types of deposits yet. Owners and managers add them.';

// The newest entries
export const newest = 'Newest entries';
export const noEntries = 'Nothing came back yet.';
export const entry = (count: number, type: string, amount: string) => `${count} × ${type}, ${amount}`;
export const goneType = 'unknown type';
export const orderNumbered = (number: string) => `Order ${number}`;

// The types
export const types = 'Types of deposits';
export const typesHint =
  'A product gets a type and a number of containers in its form. The amount of a type never changes: for another amount, add a new type and archive the old one.';
export const archivedType = 'archived';
/** What was charged, given back, and the difference. */
export const balance = (charged: string, returned: string, open: string) =>
  `Charged ${charged}, given back ${returned}, open ${open}`;
export const rename = 'Rename';
export const renameOne = (type: string) => `Rename ${type}`;
export const archive = 'Archive';
export const archiveOne = (type: string) => `Archive ${type}`;
export const restore = 'Bring back';
export const restoreOne = (type: string) => `Bring back ${type}`;
export const newType = 'New type';
export const name = 'Name';
export const nameExample = 'Such as: Bottle 0.25';
export const nameMissing = 'Enter a name, such as Bottle.';
export const amountIn = (symbol: string) => `Deposit of one container (${symbol})`;
export const amountFault = (example: string) => `Enter an amount, such as ${example}.`;
export const kind = 'Kind';
export const add = 'Add the type';
export const save = 'Save';
export const saved = 'Saved.';
export const notChanged = 'Nothing was changed. Please try again.';
