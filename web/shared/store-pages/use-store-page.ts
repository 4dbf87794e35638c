import { matchPath, useLocation } from 'react-router-dom';
import type { StoreFeature } from '#web/__generated__/inputs-and-enums.ts';
import { useStoreAnswerQuery } from '#web/__generated__/store-pages.ts';
import { unreachable } from '../apollo/transport-faults.ts';

interface StorePageState {
  /** `unknown` until the store has said what it can do. */
  state: 'there' | 'absent' | 'unknown';
  /** The error when the shop cannot be reached, so that the page is unknown. */
  failure: Error | undefined;
  retry: () => void;
}

/**
 * Whether the store has the page of the current address. It asks the gateway before it answers no: an old answer, or a
 * store that could not be reached yet, does not mean that the page is absent.
 * @param features the pages that only some stores have, each with the feature that it needs
 * @param has the features that are known already; when missing, the gateway is always asked
 */
export function useStorePage(
  features: Readonly<Partial<Record<string, StoreFeature>>>,
  has: (feature: StoreFeature) => boolean = () => false,
): StorePageState {
  const { pathname } = useLocation();
  const pattern = Object.keys(features).find((each) => matchPath(each, pathname));
  const needs = pattern === undefined ? undefined : features[pattern];
  const isKnown = needs === undefined || has(needs);
  const { data, error, refetch } = useStoreAnswerQuery({ skip: isKnown, fetchPolicy: 'network-only' });
  const retry = () => void refetch().catch(() => undefined); // the failure shows through `error`
  const store = data?.store;
  if (isKnown || store?.features.includes(needs)) return { state: 'there', failure: undefined, retry };
  if (store?.hasAnswered) return { state: 'absent', failure: undefined, retry };
  return { state: 'unknown', failure: error ?? (store && unreachable()), retry };
}
