import type { ReactNode } from 'react';
import { sentence } from '#web/shared/lib/format/sentence.ts';

// A new product.
export const addProduct = 'Add Product';
export const copiedFrom = (name: string) => `Copied from ${name}. Change it, then add it.`;
export const copyGone = 'The product that you want to copy is no longer there.';
export const copyWouldReplace = (name: string) => `There is an unsaved draft. A copy of “${name}” would replace it.`;
export const replaceDraft = 'Replace the draft';
export const keepDraft = 'Keep the draft';
export const close = 'Close';

// The draft, which is kept in this browser.
/** The name of the notice for screen readers. */
export const draft = 'Draft';
export const newDraftRestored =
  'Your draft was restored. It stays in this browser until you add the product or discard the draft.';
export const editedDraftRestored =
  'Your draft was restored. It stays in this browser until you save the product or discard the draft.';
export const discardDraft = 'Discard draft';
export const draftWasDiscarded = 'The draft was discarded.';
export const restoreDraft = 'Restore draft';
export const draftDiscarded = 'Draft discarded';
export const undo = 'Undo';

// Sending a new product.
export const addTheProduct = 'Add product';
export const reset = 'Reset';
export const stop = 'Stop';
export const savedAsDraft = 'Saved as a draft in this browser.';
export const notStoredAsDraft = 'This browser does not store your draft. After a reload it is gone.';
export const sendingProduct = 'Sending the product';
export const sendingStarts = 'Sending the product…';
export const allSent = 'All sent. The store is adding the product…';
export const sending = (percent: number) => `Sending: ${percent}%`;
export const sendingPicture = (picture: number, count: number, percent: number) =>
  `Sending picture ${picture} of ${count}: ${percent}%`;
export const sendingStopped = 'Sending was stopped. Everything you entered is still here.';
export const productAdded = 'Product added';
export const notAdded = 'The product was not added.';
export const stillHere = 'Everything you entered is still here.';
export const mayHaveArrived = 'The store may have added it anyway: check the product list before you try again.';

// A product that the store has.
export const backToList = 'Back to the product list';
export const editProduct = 'Edit Product';
export const loadingProduct = 'Loading the product';
export const noSuchProduct = (listLink: ReactNode) =>
  sentence`The store has no such product. Choose one from the ${listLink}.`;
export const productListLink = 'product list';
export const noLongerSold = 'No longer sold';
export const changedElsewhere = 'Somebody else has changed this product.';
export const takeNewer = 'Take the newer product';
/** The pictures as a field in sentences, and their newer value: “List of pictures is now another one.” */
export const listOfPictures = 'List of pictures';
export const anotherList = 'another one';
export const isArchived = 'This product is archived: shoppers do not see it, and old orders still show it.';
export const addCopy = 'Add a copy';
export const archive = 'Archive';
export const bringBack = 'Bring back';
export const save = 'Save';
export const saved = 'Saved';
export const productSaved = 'Product saved';
export const notSaved = 'The product was not saved.';
export const notChanged = 'The product was not changed.';

// The shop's picks: the API calls them best sellers.
export const bestSeller = 'Shop’s pick';
export const isBestSeller = (name: string) => `${name} is one of the shop’s picks`;
export const bestSellerOfHome = 'One of the shop’s picks on the home page';
export const notBestSeller = 'Not among the shop’s picks';
export const nowBestSeller = 'Among the shop’s picks';
export const noLongerBestSeller = 'No longer among the shop’s picks';
export const bestSellersNotChanged = 'The shop’s picks were not changed.';

// The order of the products.
export const arrangeProducts = 'Arrange Products';
export const loadingProducts = 'Loading the products';
export const noProducts = 'No products yet';
export const noProductsHint = 'Products that you add can be arranged here.';
export const addFirstProduct = 'Add your first product';
export const saving = 'Saving…';
export const done = 'Done';
export const orderOfProducts = 'Order of the products';
export const arrangeHint =
  'Shoppers see the products in this order, unless they sort the list. Type another number to move a product far. The home page shows the shop’s picks first.';
export const cannotArrange = 'This store cannot change the order of its products.';
export const productsInOrder = 'Products in their order';
export const pagesOfProducts = 'Pages of the products';
export const numberOf = (name: string) => `Number of ${name}`;
export const isNowNumber = (name: string, place: number) => `${name} is now number ${place}`;
export const orderNotChanged = 'The order was not changed.';

// The pictures.
export const productPictures = 'Product pictures';
export const pictures = 'Pictures';
export const picturesHint =
  'Click a box, or drop or paste pictures: JPEG, PNG, WebP or GIF (first frame only). Large photos are made smaller before they are sent.';
export const mainPicture = 'Main picture';
/** On the main picture. */
export const main = 'Main';
export const pictureNumber = (picture: number) => `Picture ${picture}`;
export const picturesAdded = (count: number) => `${count} ${count === 1 ? 'picture' : 'pictures'} added`;
export const pictureMoved = (from: number, to: number) => `Picture ${from} is now picture ${to}`;
export const movePicture = (picture: number, direction: 'left' | 'right') =>
  `Move picture ${picture} ${direction === 'left' ? 'left' : 'right'}`;
export const removePicture = (picture: number) => `Remove picture ${picture}`;
/** The name of a progress bar. */
export const pictureSent = (picture: number) => `Picture ${picture} sent`;
/** `picture`: the name of a file, or `storePicture`. */
export const previewOf = (picture: string) => `Preview of ${picture}`;
export const storePicture = 'a picture of the store';
export const tooManyPictures = (maxCount: number) => `A product has at most ${maxCount} pictures.`;
export const notAPicture = (file: string) =>
  `“${file}” is not a picture that the store accepts. Choose a JPEG, PNG, WebP or GIF file.`;
export const pictureTooLarge = (file: string, maxMegabytes: number) =>
  `“${file}” is larger than ${maxMegabytes} MB and cannot be made smaller here.`;
export const pictureUnreadable = (picture = 'This file') =>
  `${picture} cannot be read as a picture. Choose another one.`;

// The preview.
export const shopPreview = 'Shop preview';
export const yourProduct = 'Your product';

// The fields.
export const details = 'Details';
export const charactersLeft = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left.`;
export const tooLong = (maxLength: number, length: number) =>
  `This text has at most ${maxLength} characters; this one has ${length}.`;
/** A field that has no value, in “Category is now none.” */
export const none = 'none';

export const productName = 'Product name';
export const nameMissing = 'Enter the product’s name.';
export const nameTooLong = (maxLength: number, length: number) =>
  `A name has at most ${maxLength} characters; this one has ${length}.`;

export const productDescription = 'Product description';
export const descriptionHint = 'One point per line. Each line becomes a bullet point on the product’s page.';
export const pointsLeft = (count: number) => `${count} ${count === 1 ? 'point' : 'points'} left.`;
export const tooManyPoints = (maxCount: number, count: number) =>
  `A description has at most ${maxCount} points; this has ${count}.`;
export const pointTooLong = (point: number, length: number, maxLength: number) =>
  `Point ${point} is too long: it has ${length} characters, at most ${maxLength} are allowed.`;
/** The name of the preview for screen readers, and its heading. */
export const shownDescription = 'The description as shoppers see it';
export const aboutThisProduct = 'About this product';

export const searchWordsHint =
  'Other names by which shoppers find it, such as pop, fizzy drink. Shoppers do not see them.';

export const priceIn = (currency: string) => `Price (${currency})`;
export const offerPriceIn = (currency: string) => `Offer price (${currency})`;
/** `example`: an amount such as 4.50. */
export const enterAmount = (field: 'price' | 'offerPrice', example: string) =>
  `Enter the ${field === 'price' ? 'price' : 'offer price'} as a number, such as ${example}.`;
export const amountTooHigh = (field: 'price' | 'offerPrice', max: string) =>
  `The ${field === 'price' ? 'price' : 'offer price'} can be at most ${max}.`;
export const offerAbovePrice = 'The offer price cannot be above the price.';
export const shownAsOff = (percent: number) => `Shown as ${percent}% off.`;
/** `amount`: the lowest price of the 30 days; null when there was none. */
export const noReduction = (amount: string | null) =>
  amount === null
    ? 'Shoppers see no reduction: the product was not on sale in the 30 days before the offer.'
    : `Shoppers see no reduction: the lowest price of the 30 days before the offer was ${amount}.`;
export const comparedWith = (amount: string) =>
  `Compared with ${amount}, the lowest price of the 30 days before the offer.`;
export const priceHistory = 'Price history';
export const since = 'Since';
export const onSale = 'On sale';
export const yes = 'Yes';
export const no = 'No';
export const offerHint = 'What shoppers pay in an offer. Empty if there is no offer.';

export const skuHint = 'Your own number or your supplier’s. Price lists find the product by it.';
export const noDeposit = 'None';
/** @param amount of one container */
export const depositChoice = (type: string, amount: string) => `${type}, ${amount}`;
export const depositHint = 'It is charged beside the price and never in it.';
export const containers = 'Containers of one piece';
export const containersFault = (max: number) => `Enter a whole number from 1 to ${max}, such as 6 for a pack of 6.`;
export const minimumAgeHint = 'For goods that are not for everybody, such as wine. Your courier checks the age';
export const forEverybody = 'For everybody';
export const fromAge = (age: number) => `${age} and over`;

export const weight = 'Weight or size';
/** `shown`: a size with its unit price, such as 500 g · $3.98 / kg. */
export const shownAsSize = (shown: string) => `Shown as ${shown}.`;
export const soldByWeight = (grams: string) =>
  `Sold by weight: the price is the price of ${grams} g, and shoppers pay no more than that.`;
export const weightHint = 'Such as 500 g, 6 pcs or ca. 1 kg; 400–600 g for goods that you weigh.';
export const weightUnreadable = 'Write an amount with its unit, such as 500 g, 1.5 kg, 6 pcs, ca. 1 kg or 400–600 g.';

export const gtinHint = 'The number below the barcode. A scanner fills it in.';
export const gtinLength = 'A barcode has 8, 12, 13 or 14 digits.';
export const gtinCheck = 'The last digit does not fit the others. Please compare the number with the package.';
/** A scanner has typed it. */
export const gtinFilledIn = (code: string) => `Barcode ${code} filled in. It is not saved yet.`;
export const itemFilledIn = (code: string) =>
  `This is the barcode of a case. That of its item, ${code}, is filled in. It is not saved yet.`;
/** What is saved for a short form of a number, or for a code with more in it. */
export const gtinReadAs = (code: string) => `Is saved as ${code}.`;
export const gtinOfItem = (code: string) => `This is the barcode of a case. That of its item is saved: ${code}.`;

export const lookUp = 'Look up the barcode';
/** The heading of what was found about a barcode. */
export const foundFacts = 'Found for this barcode';
export const foundName = 'Name';
export const foundSize = 'Size';
export const foundBrand = 'Brand';
export const foundLegalName = 'Legal name';
export const foundIngredients = 'Ingredients';
export const takeFacts = 'Take over name and size';
export const foundNothing = 'It has no facts of this product yet.';

export const lookUpFailed = 'The look-up did not work. Please try again.';

// Goods that are sold in steps of weight. Amounts are such as `50 g`.
export const soldAs = 'Sold';
export const soldAsHint = 'Goods that you cut or fill by weight, such as ham or nuts, are sold in steps.';
export const byThePiece = 'By the piece or pack';
export const inSteps = 'In steps of weight';
export const portionParts = { grams: 'Step in grams', from: 'Least amount in grams', to: 'Largest amount in grams' };
export const stepFault = 'Enter the step as a whole number of grams.';
export const leastFault = (step: string) => `The least amount must be whole steps of ${step}.`;
export const mostFault = (step: string, least: string) =>
  `The largest amount must be whole steps of ${step}, and at least ${least}.`;
export const tooManySteps = (most: string) => `The largest amount can be at most ${most}, or choose larger steps.`;
export const priceOfStep = (step: string, price: string, perKilogram: string) =>
  `The price is that of ${step}: ${price}, so ${perKilogram} for 1 kg. Who packs the order types the weight, and customers never pay more than for what they ordered.`;
export const portionWords = (step: string, from: string, to: string) => `${step}, from ${from} to ${to}`;
