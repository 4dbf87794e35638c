// HTML has no element for a listbox with groups, so it is made of roles.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { useEffect, useState, type ReactNode } from 'react';
import { useSellerSearchQuery } from '#web/__generated__/seller-shell.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { stageNameOf } from '#web/shared/order-life/stages.ts';
import { customersOf, orderAddress, ordersAddress, productsAddress } from './found.ts';
import { useShopFacts } from './use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './SellerSearch.css.ts';

/** Each search reads orders, so it waits for a pause in typing. */
const pauseMs = 250;
const maxOrders = 5;

interface SellerSearchResultsProps {
  /** The id of the listbox; its options are `${id}-0` and so on. */
  id: string;
  text: string;
  /** The index of the active option; -1 for none. */
  active: number;
  withOrders: boolean;
  withProducts: boolean;
  /** Whether products have a page of their own. */
  canEdit: boolean;
  /** Gets the options' addresses, in order. */
  onOptions: (addresses: readonly string[]) => void;
  onOpen: (address: string) => void;
}

interface Option {
  address: string;
  name: string;
  detail: ReactNode;
}

/** What was found, in groups: orders, the customers of these orders, and products. */
export function SellerSearchResults(props: SellerSearchResultsProps) {
  const { id, text, active, withOrders, withProducts, canEdit, onOptions, onOpen } = props;
  const { timeZone } = useShopFacts();
  const search = useSettled(text, pauseMs);
  const { data, previousData, error } = useSellerSearchQuery({
    variables: { text: search, withOrders, withProducts },
    // An order of the list may have moved on.
    fetchPolicy: 'network-only',
  });
  const found = data ?? previousData;
  const orders = found?.seller?.orders?.nodes ?? [];
  const hasMore = orders.length > maxOrders || found?.seller?.orders?.pageInfo.hasNextPage === true;

  const groups: { label: string; options: Option[] }[] = [
    {
      label: texts.orders,
      options: [
        ...orders.slice(0, maxOrders).map(({ number, stage, status, slot, address }) => ({
          address: orderAddress(number),
          name: `${texts.numbered(number)} ${address ? `${address.firstName} ${address.lastName}` : ''}`,
          detail: [stage ? stageNameOf(stage, slot) : status, slot && slotText(slot, timeZone), address?.city]
            .filter(Boolean)
            .join(' · '),
        })),
        ...(hasMore ? [{ address: ordersAddress(text), name: texts.allOrdersFor(text), detail: '' }] : []),
      ],
    },
    {
      label: texts.customers,
      options: withProducts
        ? customersOf(orders).map(({ key, name, count }) => ({
            address: ordersAddress(key),
            name,
            detail: `${key} · ${texts.foundOrders(count)}`,
          }))
        : [],
    },
    {
      label: texts.products,
      options: (found?.products?.nodes ?? []).map((product) => ({
        address: canEdit ? paths.sellerProduct(product.id) : productsAddress(product.name),
        name: product.name,
        detail: formatPrice(product.offerPrice),
      })),
    },
  ].filter(({ options }) => options.length > 0);

  const addresses = groups.flatMap(({ options }) => options.map(({ address }) => address));
  const joined = addresses.join('\n');
  // The field handles the arrow keys, so it needs the options.
  useEffect(() => onOptions(joined ? joined.split('\n') : []), [joined, onOptions]);

  const isNothing = data !== undefined && addresses.length === 0;
  const words = error ? texts.searchFailed : isNothing ? texts.nothingFound : undefined;
  const announcement = data && !error ? (words ?? texts.resultCount(addresses.length)) : '';
  useEffect(() => {
    if (announcement) announce(announcement);
  }, [announcement, search]);

  let at = -1;
  return (
    <div className={styles.results}>
      <div id={id} role="listbox" aria-label={texts.results}>
        {groups.map(({ label, options }) => (
          <div key={label} role="group" aria-label={label}>
            <p className={styles.group} aria-hidden="true">
              {label}
            </p>
            {options.map(({ address, name, detail }) => {
              at += 1;
              return (
                // The field has the focus and handles the keys.
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                <div
                  key={address}
                  id={`${id}-${at}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  className={styles.option}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => onOpen(address)}
                >
                  <span className={styles.name}>{name}</span>
                  {detail && <span className={styles.detail}>{detail}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {words && <p className={styles.words}>{words}</p>}
    </div>
  );
}

/** The value after it has stayed the same for `delayMs`. */
function useSettled<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled;
}
