import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

/**
 * Links for the driver: to call the customer, and to see the address on a map. The map is a web page, because browsers of iPhones and
 * desktops do not open `geo:` addresses.
 */
export function StopLinks({ order: { address, number } }: { order: ChosenOrder_orderFragment }) {
  if (!address) return null;
  const { street, postalCode, city, country, phone } = address;
  const place = [street, postalCode, city, country].filter(Boolean).join(', ');
  return (
    <>
      {phone && (
        <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.stopLink} aria-label={texts.call(phone)}>
          <Icon name="phone" />
          <bdi dir="ltr">{phone}</bdi>
        </a>
      )}
      {street && (
        <a
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noopener noreferrer"
          className={styles.stopLink}
          aria-label={texts.mapFor(number)}
        >
          {texts.map}
        </a>
      )}
    </>
  );
}
