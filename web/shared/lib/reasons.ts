import { shop, type Reasons } from './shop.ts';
import * as texts from './reasons/texts.ts';

/** The reasons to buy here: those of the shop, or those of the specification until the shop has said its own. */
export function shownReasons(): Reasons {
  const { reasons, deliveryPromise } = shop();
  if (reasons) return reasons;
  return {
    heading: texts.whyWeAreBest,
    list: [
      ...(deliveryPromise === null ? [] : [{ title: texts.fastest, text: deliveryPromise }]),
      { title: texts.fresh, text: texts.freshClaim },
      { title: texts.affordable, text: texts.affordableClaim },
      { title: texts.trusted, text: texts.trustedClaim },
    ],
  };
}
