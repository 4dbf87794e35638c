import { useEffect, useState } from 'react';
import { useSellerFirstStepsQuery, type SellerFirstStepsQuery } from '#web/__generated__/seller-shell.ts';
import { inBrowser } from '#web/shared/lib/storage/stored.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { hasPhone, isExample, isText, missingInImprint } from '#readers/shop-claims.ts';
import { useSellerSelf } from './use-seller-self.ts';
import { useShopFacts } from './use-shop-facts.ts';

/**
 * The state: `over` when all steps are done or the seller has hidden them, `absent` when the store has no settings, so
 * that the page reserves no space for the steps.
 */
const stateEntry = inBrowser('greengate.first-steps');
const foldedEntry = inBrowser('greengate.first-steps.folded');
const standardName = 'Greengate';

export type StepName = 'name' | 'contact' | 'imprint' | 'timeZone' | 'tax' | 'delivery' | 'goods' | 'demo' | 'order';

/** Whether the contact is one, and not the example of a shop to try. */
function hasContact(contact: SellerFirstStepsQuery['store']['contact']): boolean {
  const { email, phone, address } = contact ?? {};
  const given = [email ?? '', phone ?? '', address ?? ''];
  return Boolean(email) && (hasPhone(phone ?? '') || isText(address ?? '')) && !given.some(isExample);
}

const isImprint = (text: string, country: string | null) =>
  isText(text) && !isExample(text) && missingInImprint(text, country).length === 0;

/** What the store says about each step. Steps about the demonstration goods are only there with such goods. */
function doneOf({ store, products, seller }: SellerFirstStepsQuery): Record<StepName, boolean> {
  const { contact, country, delivery, imprint, slots, taxMode, taxNumber, timeZone } = store;
  const demoCount = seller?.removableDemoProducts ?? 0;
  return {
    name: store.name !== standardName || (store.version ?? 0) > 0,
    contact: hasContact(contact),
    imprint: isImprint(imprint?.text ?? '', country),
    // A shop in Greenwich time chooses a zone of its country, such as Africa/Accra.
    timeZone: timeZone !== null && timeZone !== 'UTC',
    tax: taxMode === 'RATES' || taxNumber !== null,
    delivery: (delivery?.fees.length ?? 0) > 0 || slots !== null,
    goods: (products?.totalCount ?? 0) > demoCount,
    demo: demoCount === 0,
    order: (seller?.orders?.nodes?.length ?? 0) > 0,
  };
}

/**
 * The first steps of a new shop. It sends no request once the steps are over in this browser.
 */
export function useFirstSteps() {
  const { has, hasPage, isLoading } = useShopFacts();
  const { role } = useSellerSelf();
  const [remembered] = useState(() => stateEntry.readText());
  const [isHidden, setIsHidden] = useState(remembered === 'over');
  const [isFolded, setIsFolded] = useState(() => Boolean(foldedEntry.readText()));
  const [wasOpen, setWasOpen] = useState(false);
  const hasSettings = has('STORE_SETTINGS');
  const { data, error } = useSellerFirstStepsQuery({
    skip: isHidden || !hasSettings,
    fetchPolicy: 'cache-and-network',
  });

  const done = data && doneOf(data);
  const isOwner = role === 'OWNER';
  /** The steps that the store has and the person may do. */
  const isThere: Partial<Record<StepName, boolean>> = {
    tax: isOwner && hasPage(sellerPaths.shopPart('taxes')),
    delivery: isOwner && hasPage(sellerPaths.shopPart('delivery')),
    demo: (data?.seller?.removableDemoProducts ?? 0) > 0,
  };
  const steps =
    done &&
    (Object.keys(done) as StepName[])
      .filter((name) => isThere[name] !== false)
      .map((name) => ({ name, isDone: done[name] }));
  const isOver = steps?.every(({ isDone }) => isDone) ?? false;
  // The last step stays visible, done, until the seller leaves the page: the page must not move.
  if (done && !isOver && !wasOpen) setWasOpen(true);

  useEffect(() => {
    if (isOver) stateEntry.writeText('over');
    else if (!isLoading && !isHidden) stateEntry.writeText(hasSettings ? 'open' : 'absent');
  }, [isOver, isLoading, hasSettings, isHidden]);

  const isWaiting = hasSettings ? !done && !error : isLoading && remembered !== 'absent';
  return {
    /** The steps; undefined until the store has answered. */
    steps,
    isShown: !isHidden && (isWaiting || (done !== undefined && hasSettings && wasOpen)),
    isFolded,
    fold: (isNowFolded: boolean) => {
      foldedEntry.writeText(isNowFolded ? 'yes' : '');
      setIsFolded(isNowFolded);
    },
    hide: () => {
      stateEntry.writeText('over');
      setIsHidden(true);
    },
  };
}
