/** The heading of the shop's own reasons when the shop has written none. It claims nothing. */
export const whyShopHere = 'Why shop with us';

// The reasons of the specification. The delivery promise of the shop stands below the first one.
export const whyWeAreBest = 'Why We Are The Best?';
export const fastest = 'Fastest delivery';
export const fresh = 'Freshness guaranteed';
export const freshClaim = 'Picked ripe and packed the day it reaches you.';
export const affordable = 'Affordable prices';
export const affordableClaim = 'Honest everyday prices, with offers in every category.';
export const trusted = 'Trusted by 10,000+ customers';
export const trustedClaim = 'Neighbours who shop with us week after week.';
