/** Words of the frame around every page. */

export const skipToContent = 'Skip to content';
export const mainNavigation = 'Main';
export const home = 'Home';
/** The link to all products. */
export const products = 'Product';
export const contact = 'Contact';
export const logoLabel = (shopName: string) => `${shopName}, home`;

export const login = 'Login';
export const logout = 'Logout';
export const myOrders = 'My Orders';
export const myAccount = 'My Account';
export const profileOf = (name: string) => `Profile of ${name}`;
export const loggedInAs = (name: string) => `Logged in as ${name}`;
export const menu = 'Menu';
export const openMenu = 'Open menu';

export const cart = 'Cart';
export const cartWithItems = (count: number) => `Cart, ${count} ${count === 1 ? 'item' : 'items'}`;

export const searchProducts = 'Search products';
/** In the empty field. */
export const searchOrPaste = 'Search or paste a list';
export const notFoundHint = 'Search for a product or choose a category.';

export const errorTitle = (shopName: string) => `Something went wrong · ${shopName}`;
export const somethingWentWrong = 'Something went wrong';
export const pageNotShown = 'This page could not be shown. Your cart is safe.';
export const tryAgain = 'Try again';
export const goHome = 'Go to the home page';

export const installApp = 'Install the app';

export const anyQuestion = 'Do you have a question? Do you miss a product?';
export const allCategories = 'All categories';
export const needHelp = 'Need help?';
export const deliveryInformation = 'Delivery information';
export const returnsAndRefunds = 'Returns and refunds';
export const paymentMethods = 'Payment methods';
export const trackOrder = 'Track your order';
export const stayInTouch = 'Stay in touch';
export const newsletter = 'Newsletter';
export const todaysDeals = 'Today’s deals';
export const writeOrCall = 'Write or call us';
export const aboutShop = (shopName: string) => `${shopName}, an online grocery store.`;
export const sellerArea = 'Seller area';
/** The law’s words for the form that withdraws from an order. */
export const withdraw = 'Withdraw from contract';
