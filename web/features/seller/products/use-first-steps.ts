import { useEffect, useState } from 'react';
import { useSellerFirstStepsQuery } from '#web/__generated__/seller-products.ts';
import { inBrowser } from '#web/shared/lib/stored.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';

/**
 * The state: `over` when all steps are done or the seller has hidden them, `absent` when the store has no settings, so
 * that the page reserves no space for the steps.
 */
const stateEntry = inBrowser('greengate.first-steps');
const seenEntry = inBrowser('greengate.first-steps.seen');
const standardName = 'Greengate';

/**
 * The first steps that the owner of a new shop has done. It sends no request once the steps are over in this browser.
 */
export function useFirstSteps() {
  const { has, isLoading } = useShopFacts();
  const [remembered] = useState(() => stateEntry.readText());
  const [isHidden, setIsHidden] = useState(remembered === 'over');
  const [isShopSeen, setIsShopSeen] = useState(() => Boolean(seenEntry.readText()));
  const [wasOpen, setWasOpen] = useState(false);
  const hasSettings = has('STORE_SETTINGS');
  const { data, error } = useSellerFirstStepsQuery({
    skip: isHidden || !hasSettings,
    fetchPolicy: 'cache-and-network',
  });

  const demoCount = data?.seller?.removableDemoProducts ?? 0;
  const done = data && {
    isNamed: data.store.name !== standardName || (data.store.version ?? 0) > 0,
    hasGoods: (data.products?.totalCount ?? 0) > demoCount,
    isWithoutDemo: demoCount === 0,
  };
  const isOver = done !== undefined && Object.values(done).every(Boolean);
  // The last step stays visible, done, until the seller leaves the page: the form must not move.
  if (done && !isOver && !wasOpen) setWasOpen(true);

  useEffect(() => {
    if (isOver) stateEntry.writeText('over');
    else if (!isLoading && !isHidden) stateEntry.writeText(hasSettings ? 'open' : 'absent');
  }, [isOver, isLoading, hasSettings, isHidden]);

  const isWaiting = hasSettings ? !done && !error : isLoading && remembered !== 'absent';
  return {
    /** The done steps; undefined until the store has answered. */
    done,
    isShown: !isHidden && (isWaiting || (done !== undefined && hasSettings && wasOpen)),
    isShopSeen,
    hide: () => {
      stateEntry.writeText('over');
      setIsHidden(true);
    },
    seeShop: () => {
      seenEntry.writeText('yes');
      setIsShopSeen(true);
    },
  };
}
