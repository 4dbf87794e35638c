/** Between the entries of a list, and between the parts of a line. */
export const comma = ', ';
/** A label in front of its value. */
export const withColon = (label: string) => `${label}:`;
/** A weight. */
export const grams = (amount: string) => `${amount} g`;

// The categories.
export const organicVeggies = 'Organic veggies';
export const freshFruits = 'Fresh Fruits';
export const coldDrinks = 'Cold Drinks';
export const instantFood = 'Instant Food';
export const dairyProducts = 'Dairy Products';
export const bakeryAndBreads = 'Bakery & Breads';
export const grainsAndCereals = 'Grains & Cereals';

// What the shop says about itself, until the seller changes it.
export const openingHours = 'We are here every day from 7 am to 10 pm.';
/** The same words as `defaultDeliveryPromise` in backend/features/shop/settings/texts.ts. */
export const deliveryPromise = 'Groceries at your door in under 30 minutes.';
/** The end of sentences such as "Delivered in under 30 minutes". */
export const inUnderThirtyMinutes = ' in under 30 minutes';

export const somethingWentWrong = 'Something went wrong. Please try again.';
export const paymentPageNotOpened = 'The payment page could not be opened.';
