import { deliveryPromise, shop, type Reasons } from './shop.ts';
import * as texts from '#web/shared/lib/reasons/texts.ts';

/** The reasons to buy here: those of the shop, or those of the specification until the shop has said its own. */
export function shownReasons(): Reasons {
  const { reasons } = shop();
  const promise = deliveryPromise();
  if (reasons) return reasons;
  return {
    heading: texts.whyWeAreBest,
    list: [
      ...(promise === null ? [] : [{ title: texts.fastest, text: promise }]),
      { title: texts.fresh, text: texts.freshClaim },
      { title: texts.affordable, text: texts.affordableClaim },
      { title: texts.trusted, text: texts.trustedClaim },
    ],
  };
}
