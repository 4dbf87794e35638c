export const unknownType = 'There is no such type of deposit. Please load the page again.';
export const noSuchOrder = 'There is no such order. Please load the page again.';
export const noContainers = 'Enter how many containers came back.';
export const payoutFault = 'Choose how the money was given back.';
export const countFault = (most: number) =>
  `The number of containers must be a whole number up to ${most}, and not 0. A number below 0 takes a wrong entry back.`;

export const entered = 'The containers are entered.';
