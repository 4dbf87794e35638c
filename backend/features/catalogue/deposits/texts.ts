export const name = 'Name';

export const amountFault = (most: number) =>
  `Deposit must be an amount from 0.01 to ${most} with at most two decimals.`;
export const kindFault = 'Choose what kind of container it is.';
export const tooMany = (most: number) =>
  `A shop can have at most ${most} types of deposits. Please archive one that you no longer use.`;
export const tooManyWithArchived = (most: number) =>
  `A shop can have at most ${most} types of deposits, with the archived ones. Please bring back an archived one with the same amount.`;
export const nameIsTaken = (name: string) => `There is a type with the name ${name}. Please choose another name.`;
export const unknownType = 'There is no such type of deposit. Please load the page again.';
export const archivedType = 'This type of deposit is archived. Please choose another one.';
/** A product that is not archived has it. */
export const isUsed = (count: number) =>
  `${count} ${count === 1 ? 'product has' : 'products have'} this deposit. Please give ${count === 1 ? 'it' : 'them'} another one first.`;
export const countFault = (most: number) => `Deposit must be a type and a number of containers from 1 to ${most}.`;
/** For a cell of a file; `names` is a list with commas. */
export const unknownName = (cell: string, names: string) => `There is no deposit ${cell}. Write one of ${names}.`;
export const noTypes = 'The shop has no types of deposits. Please add one on the page Deposits first.';

export const added = 'Type of deposit added.';
export const saved = 'Type of deposit saved.';
