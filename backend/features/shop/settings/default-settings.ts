import type { BackendConfig } from '#backend/config.ts';
import { defaultTax } from './tax-settings.ts';
import type { StoreSettings } from './store-settings.ts';
import * as texts from './texts.ts';

/** The settings of a shop whose seller has saved none. */
export function defaultSettings({ currency }: Pick<BackendConfig, 'currency'>): StoreSettings {
  return {
    name: 'Greengate',
    contact: { email: 'hello@greengate.example', phone: '+1 555 010 0199', address: '' },
    openingHours: texts.defaultOpeningHours,
    deliveryPromise: texts.defaultDeliveryPromise,
    currency: currency === 'xxx' ? null : currency.toUpperCase(),
    timeZone: 'UTC',
    taxText: '',
    tax: defaultTax,
    socialLinks: [],
    pages: {
      imprint: '',
      terms: '',
      privacy: '',
      delivery: texts.defaultDeliveryPage,
      returns: texts.defaultReturnsPage,
      payment: texts.defaultPaymentPage,
    },
  };
}
