/** The search without a network. */

export const onlySaved = 'You are offline. This search found only products that are saved on this device.';
export const noneSaved = 'You are offline. No product that is saved on this device has these words.';
