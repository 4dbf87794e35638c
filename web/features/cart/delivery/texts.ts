/** These stand in the place of the delivery fee. */
export const byAddress = 'by your address';
export const notDelivered = 'not delivered';
export const feeFrom = (fee: string, isFreeInSomeAreas: boolean) =>
  isFreeInSomeAreas ? `free or from ${fee}` : `from ${fee}`;

export const noDelivery = (offersPickup: boolean) =>
  `We do not deliver to this address. Choose another address${offersPickup ? ' or a time to collect your order' : ''}.`;
export const belowMinimum = (minimum: string, missing: string) =>
  `Deliveries to your address start at ${minimum}. Add products for ${missing} more.`;
export const freeWith = (missing: string) => `Delivery is free when you add products for ${missing} more.`;
