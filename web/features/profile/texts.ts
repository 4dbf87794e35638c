// The page
export const myAccount = 'My account';
export const cannotChange = 'This shop cannot change accounts.';
export const goHome = 'Go to the home page';
export const checkingLogin = 'Checking your login…';
export const logInToSee = 'Log in to see and change your account.';
export const login = 'Login';
export const loginExpired = 'Your login has expired. Log in again to change your account.';
export const logIn = 'Log in';
export const loadingAccount = 'Loading your account…';

// Name, email and password
export const name = 'Name';
export const saveName = 'Save name';
export const email = 'Email';
export const saveEmail = 'Save email';
export const password = 'Password';
export const savePassword = 'Save password';

// The addresses. An `address` is a name and a street in one line.
export const addresses = 'Addresses';
export const addressesNotLoaded = 'Your addresses could not be loaded.';
export const noAddressYet = 'You have no saved address yet.';
/** Marks the address that the cart selects first. */
export const defaultMark = 'Default';
export const edit = 'Edit';
export const editAddress = (address: string) => `Edit ${address}`;
export const makeDefault = 'Make default';
export const makeAddressDefault = (address: string) => `Make default: ${address}`;
export const remove = 'Delete';
export const removeAddress = (address: string) => `Delete ${address}`;
export const addAddress = 'Add address';
export const notChanged = 'The address was not changed. Please try again.';
export const removeQuestion = 'Delete this address?';
export const ordersKeep = (address: string) => `${address}. Orders that you have placed keep their address.`;
export const removeIt = 'Delete address';
export const keepIt = 'Keep it';

// The data
export const yourData = 'Your data';
export const aboutExport = 'The export is a JSON file with all that this shop keeps about you.';
export const exportData = 'Export my data';
export const notExported = 'Your data could not be exported. Please log in and try again.';
export const deleteAccount = 'Delete my account';
export const deleteQuestion = 'Delete your account?';
export const aboutDeletion =
  'Your addresses, your cart and your logins are deleted. The newsletter ends too if you have set your password by a link mailed to this email; else end it by the link in a newsletter. The shop keeps the products and sums of your orders, without your name and address. This cannot be undone.';
export const deleteForEver = 'Delete my account for ever';
