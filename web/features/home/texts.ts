/** The title of the page. @param time the end of the phrase, such as ` in under 30 minutes`; may be empty */
export const freshGroceries = (time: string) => `Fresh groceries${time}`;

// The banner
export const delivered = (time: string) => `Delivered${time}`;
export const wholeMarket = 'The whole market, at your door';
export const wholeMarketToCollect = 'The whole market, to collect';
export const everything = 'Ripe fruit, crisp greens, warm bread and everything in between.';
/** Follows where the shop delivers in under 30 minutes. */
export const cookTonight = 'Choose now, cook tonight.';
export const untilDay = (day: string) => `Until ${day}`;
export const shopNow = 'Shop Now';
export const exploreDeals = 'Explore deals';

// The card beside the banner
export const todaysDeals = 'Today’s deals';
export const seeDeals = 'See all deals';

// The products
export const shopByCategory = 'Shop by category';
export const allCategories = 'All categories';
export const seeAll = 'See all products';
export const loadingBestSellers = 'Loading best sellers';
export const loadingPicks = 'Loading our picks';
export const noneInStock = 'Nothing is in stock right now';
export const restocking = 'We are restocking. Please come back soon.';

// The newsletter
export const neverMiss = 'Never miss a deal';
export const onceAWeek = 'This week’s offers and what is in season now, once a week by email.';
export const emailAddress = 'Email address';
export const exampleEmail = 'you@example.com';
export const subscribe = 'Subscribe';
export const notAccepted = 'The subscription was not accepted.';
export const subscribed = 'You are subscribed. Welcome!';
