import { escapeHtml } from '../escape-html.ts';
import { pictureAddress, type ToPictureUrl } from '../rest/picture-url.ts';
import { standardShopName } from '../rest/store-facts.ts';
import type { StoreFeatures } from '../rest/store-features.ts';

/** What every page shows of the shop, as texts to put into HTML. */
export interface ShopInPages {
  name: string;
  currency: string;
  /** JSON of the facts, as the web app's `shared/lib/shop.ts` reads it; empty over a store that does not say them. */
  facts: string;
}

/** Widest logo in a header, in pixels of a screen with a high density. */
const logoWidth = 320;

export function shopInPages(features: StoreFeatures, currency: string, toPictureUrl: ToPictureUrl): ShopInPages {
  const { facts, pages } = features;
  const name = features.name ?? standardShopName;
  if (!facts) return { name, currency, facts: '' };
  const { contact, openingHours, deliveryPromise, taxText, socialLinks, logo, currencySymbol } = facts;
  const shown = {
    name,
    contact,
    openingHours,
    deliveryPromise,
    taxText,
    socialLinks,
    logo: logo && { ...logo, url: pictureAddress({ ...logo, alt: name, url: toPictureUrl(logo.url) }, '', logoWidth) },
    pages: (pages ?? []).map(({ slug, title }) => ({ slug, title })),
  };
  return { name, currency: currencySymbol ?? currency, facts: JSON.stringify(shown) };
}

/** Fills the shop into the web app's `index.html`, where its name is "Greengate". */
export function fillShop(html: string, { name, currency, facts }: ShopInPages): string {
  return html
    .replaceAll(standardShopName, () => escapeHtml(name))
    .replaceAll('__CURRENCY__', () => escapeHtml(currency))
    .replaceAll('__SHOP__', () => escapeHtml(facts));
}

/** The web app's manifest with the name of the shop: browsers show it with the installed app. */
export function fillManifest(text: string, { name }: ShopInPages): string {
  const manifest: unknown = JSON.parse(text);
  return JSON.stringify({ ...(manifest as object), name, short_name: name });
}
