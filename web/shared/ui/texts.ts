/** Whether the language is written from right to left, as Arabic is: arrows then point to the other side. */
export const isRightToLeft: boolean = false;

export const close = 'Close';
export const dismiss = 'Dismiss';
export const tryAgain = 'Try again';
export const loading = 'Loading…';
/** After the label of a field that may stay empty. */
export const optional = '(optional)';
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';

// The form of the account.
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const saved = 'Saved.';
export const noResponse = 'The shop did not respond. Please try again.';

// Names of parts of the page for screen readers.
export const breadcrumb = 'Breadcrumb';
export const announcements = 'Announcements';
export const alerts = 'Alerts';
export const notifications = 'Notifications';

export const pageNotFound = 'Page not found';
export const noSuchPage = 'This shop does not have this page.';
export const goHome = 'Go to the home page';

export const offline =
  'You are offline. Prices may be out of date. Your cart is saved, and changes are sent when you are back online.';

/** Spoken before the list price of an offer. */
export const insteadOf = 'Instead of';
/** Spoken before the struck price where the law says which price that is. */
export const lowestOf30Days = 'Lowest price of the last 30 days before the reduction:';
export const stars = '4 out of 5 stars';

// The number of a product in the cart, and its buttons.
export const quantityOf = (product: string) => `Quantity of ${product}`;
export const removeProduct = (product: string) => `Remove ${product}`;
export const decrease = (product: string) => `Decrease quantity of ${product}`;
export const increase = (product: string) => `Increase quantity of ${product}`;

// The switch between a light and a dark page.
export const colours = 'Colours';
export const systemTheme = 'System';
export const lightTheme = 'Light';
export const darkTheme = 'Dark';
