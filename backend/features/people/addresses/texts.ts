/** Labels of fields. They stand at the beginning of a sentence, such as "… is required.". */
export const address = 'Address';
export const firstName = 'First name';
export const lastName = 'Last name';
export const street = 'Street';
export const city = 'City';
export const state = 'State';
export const country = 'Country';
export const phone = 'Phone';

export const zipcodeIsMissing = 'Zip code is required.';
export const zipcodeIsNoNumber = 'Zip code must be a number of at most ten digits.';
export const zipcodeFault = 'Zip code can have at most 12 letters, digits, spaces and hyphens.';
export const phoneFault = 'Phone can only contain digits, spaces, brackets, + and -.';
export const addressIsMissing = 'Address is required.';

export const unknownAddress = 'This address is not among your saved ones. Please reload your addresses.';
export const tooManyAddresses = (max: number) => `You have ${max} saved addresses, which is the maximum.`;
export const added = 'Address added.';
export const saved = 'Address saved.';
export const deleted = 'Address deleted.';
export const isDefault = 'This address is now your default.';
