import type { GatewayConfig } from '../config.ts';
import { escapeHtml } from '#common/escape-html.ts';
import { amountFormats, type FormatSettings } from '../store/amount-formats.ts';
import { pictureAddress, type ToPictureUrl } from '../documents/picture-url.ts';
import { takesWithdrawals } from '../documents/store-law.ts';
import { standardShopName, type StoreFacts } from '../store/store-facts.ts';
import type { StoreFeatures } from '../store/store-features.ts';

/** The facts of the shop that every page shows, as texts to put into HTML. */
export interface ShopInPages {
  name: string;
  /** JSON of the locale and the currency, as the web app's `shared/lib/money.ts` reads it. */
  formats: string;
  /** JSON of the facts, as the web app's `shared/lib/shop.ts` reads it; facts that are absent are those of the specification. */
  facts: string;
}

/** Over a store that does not say its facts, the web app shows those of the specification: in production nobody has said them. */
const unclaimed = {
  contact: { email: null, phone: null, address: null },
  openingHours: null,
  deliveryPromise: null,
};

const noReasons: NonNullable<StoreFacts['reasons']> = { heading: null, list: [] };

/** The photograph of the banner in both its sizes, for phones and for wide screens. */
const bannerWidths = [640, 960];

/** Widest logo in a header, in pixels of a screen with a high density. */
const logoWidth = 320;

export function shopInPages(
  features: StoreFeatures,
  settings: FormatSettings,
  toPictureUrl: ToPictureUrl,
  {
    config,
    statesAllergens,
  }: { config: Pick<GatewayConfig, 'production' | 'placeholderRating'>; statesAllergens: boolean },
): ShopInPages {
  const { facts, pages } = features;
  const name = features.name ?? standardShopName;
  const formats = JSON.stringify(amountFormats(features, settings));
  const reasons = facts?.reasons ?? (config.production ? noReasons : undefined);
  const claims = {
    ...(!config.placeholderRating && { hasRating: false }),
    ...(config.production && { hasPicks: true }),
    ...(reasons && { reasons }),
    ...(!features.has('ORDERS_ONLINE') && { takesOnline: false }),
    ...(features.has('PRODUCTS_FOOD') && statesAllergens && { hasAllergens: true }),
  };
  if (!facts) {
    const shown = { ...(config.production && unclaimed), ...claims };
    return { name, formats, facts: Object.keys(shown).length === 0 ? '' : JSON.stringify({ name, ...shown }) };
  }
  const {
    contact,
    openingHours,
    delivery,
    deliveryPromise,
    taxText,
    tax,
    timeZone,
    socialLinks,
    logo,
    country,
    banner,
    guestOrders,
  } = facts;
  const shown = {
    name,
    contact,
    openingHours,
    deliveryPromise,
    taxText,
    ...(features.has('ORDERS_SLOTS') && !isFreeEverywhere(delivery) && { delivery: delivery && costsOf(delivery) }),
    ...(features.has('ORDERS_SLOTS') && delivery?.hasTimes && { hasTimes: true }),
    ...(timeZone && { timeZone }),
    ...(country && { country }),
    ...(features.has('ORDERS_WITHDRAWAL') && takesWithdrawals(country) && { takesWithdrawals: true }),
    ...(guestOrders && guestOrders !== 'OFF' && { takesGuests: true }),
    ...(tax?.number != null && { taxNumber: tax.number }),
    socialLinks,
    logo: logo && { ...logo, url: pictureAddress({ ...logo, alt: name, url: toPictureUrl(logo.url) }, '', logoWidth) },
    ...(features.has('STORE_BANNER') && banner?.isShown && { banner: shownBanner(banner, toPictureUrl) }),
    pages: (pages ?? []).map(({ slug, title }) => ({ slug, title })),
    ...claims,
  };
  return { name, formats, facts: JSON.stringify(shown) };
}

function shownBanner({ heading, text, until, picture }: NonNullable<StoreFacts['banner']>, toPictureUrl: ToPictureUrl) {
  const addresses = (image: NonNullable<typeof picture>) =>
    bannerWidths.map((width) =>
      pictureAddress({ ...image, alt: heading ?? '', url: toPictureUrl(image.url) }, '', width),
    );
  return { heading, text, until, pictures: picture && addresses(picture) };
}

const costsOf = ({ kinds, fees }: NonNullable<StoreFacts['delivery']>) => ({ kinds, fees });

/** Pages without costs of delivery say that it is free. */
const isFreeEverywhere = (delivery: StoreFacts['delivery']) =>
  delivery?.kinds.includes('DELIVERY') === true && delivery.fees.every(({ fee }) => fee === 0);

/** Fills the shop into the web app's `index.html`, where its name is "Greengate". */
export function fillShop(html: string, { name, formats, facts }: ShopInPages): string {
  return html
    .replaceAll(standardShopName, () => escapeHtml(name))
    .replaceAll('__FORMATS__', () => escapeHtml(formats))
    .replaceAll('__SHOP__', () => escapeHtml(facts));
}

/** The web app's manifest with the name of the shop: browsers show it with the installed app. */
export function fillManifest(text: string, { name }: ShopInPages): string {
  const manifest: unknown = JSON.parse(text);
  return JSON.stringify({ ...(manifest as object), name, short_name: name });
}
