import type { BackendConfig } from '#backend/config.ts';
import { zoneOf } from '#backend/rules/time-zones.ts';
import { emptyBanner } from './banner.ts';
import { defaultTax } from './tax-settings.ts';
import type { StoreSettings } from './store-settings.ts';
import * as texts from './texts.ts';

type Claims = Pick<StoreSettings, 'contact' | 'openingHours' | 'deliveryPromise' | 'pages'>;

const unclaimed: Claims = {
  contact: { email: '', phone: '', address: '' },
  openingHours: '',
  deliveryPromise: '',
  pages: {
    imprint: '',
    terms: '',
    privacy: '',
    delivery: '',
    returns: '',
    payment: '',
    accessibility: '',
    'legal-guarantee': '',
  },
};

/** What a shop to try says about itself. */
export const standardClaims: Claims = {
  contact: { email: 'hello@greengate.example', phone: '+1 555 010 0199', address: '' },
  openingHours: texts.defaultOpeningHours,
  deliveryPromise: texts.defaultDeliveryPromise,
  pages: {
    ...unclaimed.pages,
    delivery: texts.defaultDeliveryPage,
    returns: texts.defaultReturnsPage,
    payment: texts.defaultPaymentPage,
  },
};

/** The name of a shop whose seller has not named it. */
export const defaultName = 'Greengate';

/** The slugs of the categories for fruit and vegetables, until the seller chooses others. */
const defaultProduceCategories = ['vegetables', 'fruits'];

/** The settings of a shop whose seller has saved none. In production they claim nothing that nobody has said. */
export function defaultSettings({
  currency,
  isProduction,
  locale,
}: Pick<BackendConfig, 'currency' | 'isProduction' | 'locale'>): StoreSettings {
  return {
    name: defaultName,
    ...(isProduction ? unclaimed : standardClaims),
    currency: currency === 'xxx' ? null : currency.toUpperCase(),
    timeZone: zoneOf(new Intl.Locale(locale).region ?? '') ?? 'UTC',
    country: null,
    taxText: '',
    tax: defaultTax,
    reasons: null,
    banner: emptyBanner,
    requireFoodFacts: false,
    produceCategories: defaultProduceCategories,
    nonFoodCategories: [],
    originDays: 7,
    guestOrders: 'CONFIRMED',
    socialLinks: [],
  };
}
