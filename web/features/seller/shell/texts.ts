import type { ReactNode } from 'react';
import type { LawCountry, StaffRole } from '#web/__generated__/inputs-and-enums.ts';
import { sentence } from '#web/shared/lib/format/sentence.ts';

export const openingSellerArea = 'Opening the seller area…';

// The menu. A phone shows its five entries in one row.
export const today = 'Today';
export const orders = 'Orders';
export const productList = 'Product List';
export const addProduct = 'Add Product';
export const shop = 'Shop';

// The pages about the stock.
export const countStock = 'Count stock';
export const goodsReceived = 'Goods received';
export const todaysOrigins = 'Today’s origins';

// The links between the pages about the shop.
export const shopFacts = 'Facts';
export const readyToOpen = 'Ready to open';
export const shopPages = 'Pages';
export const delivery = 'Delivery';
export const taxes = 'Taxes';
export const banner = 'Banner';
export const newsletter = 'Newsletter';
export const mails = 'Mails';
export const team = 'Team';
export const changes = 'Changes';
export const status = 'Status';
/** The name of these links for screen readers. */
export const shopLinks = 'Shop';

/** The title in the browser's tab. */
export const tabTitle = (title: string, shopName: string) => `${title} · ${shopName} seller`;

// The frame.
/** Beside the shop's name. */
export const role = 'Seller';
/** The name of the menu for screen readers. */
export const menu = 'Seller';
export const greeting = (name: string) => `Hi! ${name}`;
export const firstOwner = 'Admin';
export const changePassword = 'Change your password';
export const logout = 'Logout';
export const loggedOut = 'Logged out';
export const logoutNotConfirmed = 'The store did not confirm the logout.';
/** The title while it is not known whether the shop has the page. */
export const unknownPage = 'Seller';
export const loadingPage = 'Loading the page';
export const notForYourRole = 'This page is not for your role';
export const forOwners = 'Only owners can open it.';
export const forManagers = 'Only owners and managers can open it.';
export const yourRole: Record<StaffRole, string> = {
  OWNER: 'You are an owner.',
  MANAGER: 'You are a manager.',
  PACKER: 'You are a packer.',
};
export const yourPages = 'Your pages';
export const pageNotFound = 'Page not found';
export const noSuchPage = 'This shop does not have this page.';
export const chooseFromMenu = (ordersLink: ReactNode) =>
  sentence`Choose a page from the menu, or open the ${ordersLink}.`;
export const ordersLink = 'orders';

// The login.
export const loginTabTitle = (shopName: string) => `Seller login · ${shopName}`;
export const aboutSellerArea = 'About the seller area';
export const sellerOf = (shopName: string) => `${shopName} Seller`;
export const taskAdd = 'Add new products';
export const taskStock = 'Mark products in or out of stock';
export const taskOrders = 'See all orders and payments';
export const backToShop = 'Back to the shop';
export const sellerLogin = 'Seller Login';
export const loginHint = 'For the people who run this store. Shoppers log in on the shop’s own pages.';
export const tryAgain = 'Try again';
export const email = 'Email';
export const password = 'Password';
export const login = 'Login';
export const forgotPassword = 'Forgot your password?';
export const loginRefused = 'The login was not accepted.';
export const cookiesBlocked = 'Your browser does not keep the cookies of this shop. Allow them to log in.';
export const loggedIn = 'Logged in';

// Buttons that move an entry of a list, and their names for screen readers.
export const up = 'Up';
export const down = 'Down';
export const top = 'Top';
export const moveUp = (entry: string) => `Move ${entry} up`;
export const moveDown = (entry: string) => `Move ${entry} down`;
export const moveToTop = (entry: string) => `Move ${entry} to the top`;

// The pages of a long list.
export const previous = 'Previous';
export const next = 'Next';
export const previousPage = 'Previous page';
export const nextPage = 'Next page';
export const pageOf = (page: number, pageCount: number) => `Page ${page} of ${pageCount}`;

// Values that were changed elsewhere while somebody edited them here.
export const newerValues = 'Newer values';
export const keepWhatITyped = 'Keep what I typed';
/** `fields`: the labels of the fields, with commas. */
export const newerShown = (fields: string) => `Fields that you had not changed show the newer values: ${fields}.`;
export const chooseForChanged = 'For what you have changed too, choose.';
export const checkThenSave = 'Check them, then save.';
/** `newer`: the newer value; empty for none. */
export const fieldIsNow = (field: string, newer: string) => `${field} is now ${newer || 'empty'}.`;
export const takeIt = 'Take it';
export const keepMine = 'Keep mine';
export const takeNewerOf = (field: string) => `Take the newer value: ${field}`;
export const keepTypedOf = (field: string) => `Keep what I typed: ${field}`;

/** Beside fields that take a picture. */
export const pictureFormats = 'JPEG, PNG, WebP or GIF, at most 20 MB.';

/** Whether people order without an account. */
export const guestOrderNames: Record<'CONFIRMED' | 'OPEN' | 'OFF', string> = {
  CONFIRMED: 'Yes; cash orders after a press on the mailed link',
  OPEN: 'Yes, without a press',
  OFF: 'No, only with an account',
};
/** The countries whose law a shop can follow. */
export const countryNames: Record<LawCountry, string> = {
  DE: 'Germany',
  EU: 'European Union (another country)',
  UK: 'United Kingdom',
};

// The first steps of a new shop.
export const firstSteps = 'First steps';
export const hideFirstSteps = 'Hide the first steps';
export const nameYourShop = 'Name your shop';
export const giveContact = 'Say how customers reach you';
export const writeImprint = 'Write your imprint';
export const chooseTimeZone = 'Choose your time zone';
export const setTaxes = 'Set your taxes';
export const setDelivery = 'Set delivery times and areas';
export const addOwnGoods = 'Add goods';
export const importGoods = 'import goods';
export const takeDemoAway = 'Take the demonstration goods away';
export const placeTestOrder = 'Place a test order as a shopper';
/** Behind a step that is done, for screen readers. */
export const stepDone = '(done)';
export const stepsDone = (done: number, all: number) => `${done} of ${all} done`;
/** `addLink` and `importLink` are the two texts above. */
export const addGoods = (addLink: ReactNode, importLink: ReactNode) => sentence`${addLink}, or ${importLink}`;
// The search in the frame.
export const search = 'Search';
export const searchAll = 'Search orders, customers and products';
export const searchOrders = 'Search orders';
export const searchProducts = 'Search products';
/** The list of what was found, for screen readers. */
export const results = 'Search results';
export const resultCount = (count: number) => `${count} ${count === 1 ? 'result' : 'results'}`;
export const customers = 'Customers';
export const products = 'Products';
export const numbered = (number: string) => `No. ${number}`;
export const allOrdersFor = (search: string) => `All orders for “${search}”`;
/** The number of orders of a customer that the search found. */
export const foundOrders = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'} found`;
export const nothingFound = 'Nothing was found.';
export const searchFailed = 'The search did not work. Please try again.';

export const scanWithCamera = 'Scan with the camera';
/** The title of the picture of the camera. */
export const scanBarcode = 'Scan a barcode';
export const holdBarcode = 'Hold the barcode in front of the camera.';
/** A scan of something else: a link, a loyalty card, a damaged code. `text` is its beginning. */
export const noProductCode = (text: string) => `This code is not a barcode of a product. It says: ${text}`;
/** A scan while a dialog is open. */
export const scanInDialog = (code: string) =>
  `Barcode ${code} was not used, because a window is open. Close it, then scan again.`;
/** A scan on a page that does nothing with barcodes. */
export const scanNotTaken = (code: string) =>
  `Barcode ${code} was not used: this page takes none. Open the product list or a pick list, then scan again.`;
export const noCamera = 'The camera could not be opened. Allow this page to use it, or type the number.';

/** `source` and `license` are links. */
export const dataFrom = (source: ReactNode, license: ReactNode) =>
  sentence`Data from ${source}, ${license}. Nobody has checked it for you: compare it with the package.`;
