import type { AddressField } from './address-types.ts';

// The page
export const addTitle = 'Add a delivery address';
export const editTitle = 'Edit your address';
/** These are steps of the path above the title. */
export const cart = 'Cart';
export const addAddress = 'Add address';
export const myAccount = 'My account';
export const editAddress = 'Edit address';
export const checkingLogin = 'Checking your login…';
export const loadingAddress = 'Loading the address…';
export const notLoaded = 'The address could not be loaded.';
export const notAmongSaved = 'This address is not among your saved ones. It may have been deleted.';
export const logInToAdd = 'Please log in to add an address';

// The form
export const loginExpired = 'Your login has expired. Log in again, then save. Everything you typed is still here.';
export const logIn = 'Log in';
export const notSaved = 'The address could not be saved. Please try again.';
export const invalidFields = (count: number) =>
  count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`;
export const save = 'Save address';
export const backToAccount = 'Back to my account';
export const backToCart = 'Back to cart';
export const contact = 'Contact';
export const address = 'Address';
export const labels: Record<AddressField, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  street: 'Street',
  city: 'City',
  state: 'State',
  zipcode: 'Zip code',
  country: 'Country',
};

// The errors and hints of the fields
/** The hint at the state. */
export const noState = 'Leave it empty if the country has none.';
export const missing: Record<AddressField, string> = {
  firstName: 'Enter the first name',
  lastName: 'Enter the last name',
  email: 'Enter an email address',
  phone: 'Enter a phone number',
  street: 'Enter street and house number',
  city: 'Enter the city',
  state: 'Enter the state',
  zipcode: 'Enter the zip code',
  country: 'Enter the country',
};
export const invalidEmail = 'Enter an email address like name@example.com';
export const onlyDigits = 'The zip code can only contain digits';
export const tooManyDigits = (max: number) => `A zip code has at most ${max} digits`;
export const invalidZipCode = 'The zip code can only contain letters, digits, spaces and hyphens';
export const invalidPhone = 'A phone number can only contain digits, spaces, brackets, + and -';
export const shortPhone = (min: number) => `A phone number has at least ${min} characters`;
export const longPhone = (max: number) => `A phone number has at most ${max} characters`;
/** For a zip code that begins with zeros. */
export const savedAs = (zipCode: number) => `Saved as ${zipCode}: the store saves zip codes as numbers`;
